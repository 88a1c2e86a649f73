import { and, isNull, lte } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { outbox } from './schema.ts'

/** What a message said and to whom: nobody's business once it has left or is of no more use. */
export const blank = { recipient: '', subject: '', text: '' } as const

/** Gives up the messages that are of no more use; answers how many. */
export const giveUpExpired = async (database: Database, now: Date): Promise<number> => {
  const { rowCount } = await database
    .update(outbox)
    .set({ ...blank, failedAt: now, failure: 'expired' })
    .where(and(isNull(outbox.sentAt), isNull(outbox.failedAt), lte(outbox.expiresAt, now)))
  return rowCount ?? 0
}
