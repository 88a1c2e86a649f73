import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Answers of calls that were made with an `Idempotency-Key`, kept for a day (security, A8). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Whose key it is: a person's id, or the client of an anonymous visitor. Two people may use the same key. */
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    call: text('call').notNull(),
    /** Of the body, keyed: a short body could otherwise be guessed from it. */
    bodyDigest: text('body_digest').notNull(),
    /** Sealed, because an answer may say something about a person's health. */
    sealedAnswer: text('sealed_answer').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.key] }),
    index('idempotency_keys_by_age').on(table.createdAt),
  ],
)
