import { and, asc, eq, exists, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import type { PersonalDataSource } from '../personal-data/source.ts'
import { users } from '../users/schema.ts'
import { contactForms } from './schema.ts'
import { removeContactForms } from './store.ts'

/** The forms that came from a person's own mail address. Whoever writes has proved nothing, but the address is theirs. */
const fromAddressOf = (database: Database, personId: string) =>
  exists(
    database
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, personId), sql`lower(${users.email}) = lower(${contactForms.email})`)),
  )

/** What somebody has written to us with their account's address. */
export const contactFormSource = ({
  vault,
  clock,
}: Pick<ModuleDeps, 'vault' | 'clock'>): PersonalDataSource => ({
  name: 'contactForms',
  exportFor: async (database, personId) => {
    const rows = await database
      .select()
      .from(contactForms)
      .where(fromAddressOf(database, personId))
      .orderBy(asc(contactForms.receivedAt))
    return rows.map(({ sealedMessage, searchText: _search, ...row }) => ({
      ...row,
      message: vault.sealerFor('contact form', row.id).unseal(sealedMessage),
    }))
  },
  eraseFor: (transaction, personId) =>
    removeContactForms(transaction, fromAddressOf(transaction, personId), clock()),
})
