import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** CVs of service providers: uploaded first, then named by their form. Their content lies in the storage. */
export const providerCvs = pgTable(
  'provider_cvs',
  {
    id: uuid('id').primaryKey(),
    /** Of the one-time token; emptied when a form has named it. */
    tokenHash: text('token_hash').unique(),
    storageKey: text('storage_key').notNull().unique(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** After this an unnamed one is gone. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('provider_cvs_by_expiry').on(table.expiresAt)],
)
