import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { languageColumn, speaksOurLanguages } from '../content/columns.ts'
import { customers, users } from '../users/schema.ts'
import type { KeptExtras } from './extras.ts'

/**
 * Page views and actions of signed-in people. No e-mail, username, address, item or topic ever gets here
 * (`shared/reference/regulation.md`, B8): a row says that someone used a kind of page, not what they read.
 */
export const usageEvents = pgTable(
  'usage_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    type: text('type', { enum: ['page', 'action'] }).notNull(),
    name: text('name').notNull(),
    personId: uuid('person_id').references(() => users.id, { onDelete: 'set null' }),
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    language: languageColumn(),
    occurredAt: timestamp('occurred_at', { withTimezone: true }).notNull().defaultNow(),
    extras: jsonb('extras').$type<KeptExtras>().notNull().default({}),
  },
  (table) => [
    index('usage_events_of_customer').on(table.customerId, table.occurredAt),
    index('usage_events_of_person').on(table.personId, table.occurredAt),
    // What is over its time is looked for without a person or a company.
    index('usage_events_by_time').on(table.occurredAt),
    check('usage_events_type', sql`${table.type} in ('page', 'action')`),
    check('usage_events_language', speaksOurLanguages(table.language)),
  ],
)
