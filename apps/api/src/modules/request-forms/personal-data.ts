import { asc, eq } from 'drizzle-orm'
import type { KeyVault } from '../../identity/key-vault.ts'
import type { PersonalDataSource } from '../personal-data/source.ts'
import { requestForms } from './schema.ts'
import { sealerOfRequest } from './sealing.ts'

/** What a person has asked us for, readable in their export. */
export const requestSource = (vault: KeyVault): PersonalDataSource => ({
  name: 'requests',
  exportFor: async (database, personId) => {
    const rows = await database
      .select()
      .from(requestForms)
      .where(eq(requestForms.personId, personId))
      .orderBy(asc(requestForms.receivedAt))
    return rows.map(({ personId: _person, sealedAsked, ...row }) => {
      const text = sealerOfRequest(vault, row).unseal(sealedAsked)
      const asked: unknown = text === null ? null : JSON.parse(text)
      return { ...row, asked }
    })
  },
  eraseFor: async (transaction, personId) => {
    const { rowCount } = await transaction.delete(requestForms).where(eq(requestForms.personId, personId))
    return rowCount ?? 0
  },
})
