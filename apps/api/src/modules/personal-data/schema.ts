import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** That something was removed: what kind, how many, when and why. Nothing about whom (regulation, B7). */
export const deletionLog = pgTable(
  'deletion_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recordType: text('record_type').notNull(),
    count: integer('count').notNull(),
    cause: text('cause', { enum: ['retention', 'request'] }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('deletion_log_by_time').on(table.at),
    check('deletion_log_cause', sql`${table.cause} in ('retention', 'request')`),
  ],
)

/** When the retention job last looked at a kind of record, and how many were over. */
export const retentionRuns = pgTable('retention_runs', {
  recordType: text('record_type').primaryKey(),
  ranAt: timestamp('ran_at', { withTimezone: true }).notNull(),
  removed: integer('removed').notNull(),
})
