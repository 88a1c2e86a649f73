import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { Clock } from '../module-deps.ts'
import { credentials } from './schema.ts'

export interface Credentials {
  readonly hashOf: (userId: string) => Promise<string | null>
  readonly change: (database: Database, userId: string, passwordHash: string) => Promise<void>
}

/** Asked with an id that nobody has, so that an unknown name costs the same question. */
export const createCredentials = (database: Database, clock: Clock): Credentials => ({
  hashOf: async (userId) => {
    const [row] = await database
      .select({ passwordHash: credentials.passwordHash })
      .from(credentials)
      .where(eq(credentials.userId, userId))
    return row?.passwordHash ?? null
  },
  change: async (transaction, userId, passwordHash) => {
    const changedAt = clock()
    await transaction
      .insert(credentials)
      .values({ userId, passwordHash, changedAt })
      .onConflictDoUpdate({ target: credentials.userId, set: { passwordHash, changedAt } })
  },
})
