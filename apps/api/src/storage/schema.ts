import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Files that go when their time comes: those on their way in, until a row names them, and those whose row is gone.
 * So neither a crash between storage and database nor a storage that is away leaves a file that nobody knows of.
 */
export const fileRemovals = pgTable(
  'file_removals',
  {
    storageKey: text('storage_key').primaryKey(),
    removeAfter: timestamp('remove_after', { withTimezone: true }).notNull(),
  },
  (table) => [index('file_removals_by_time').on(table.removeAfter)],
)
