import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { customers } from '../users/schema.ts'

/**
 * That somebody of a company took part in a kind of thing in a calendar period: no person, no day, no answer, score or
 * title. The pseudonym is a keyed digest that is another one in every period and for every kind and topic, so that two
 * rows cannot be told to be the same person's; its key lies outside the database.
 */
export const participationFacts = pgTable(
  'participation_facts',
  {
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id),
    /** `2026-03` for usage, `2026-Q1` for tests and topics. */
    period: text('period').notNull(),
    kind: text('kind').notNull(),
    /** An article category, for the kind `topic`; else empty. */
    topic: text('topic').notNull().default(''),
    pseudonym: text('pseudonym').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.customerId, table.period, table.kind, table.topic, table.pseudonym],
      name: 'participation_facts_once',
    }),
    index('participation_facts_of_pseudonym').on(table.pseudonym),
    check('participation_facts_period', sql`${table.period} ~ '^[0-9]{4}-([0-9]{2}|Q[1-4])$'`),
  ],
)

/**
 * What was shown, for good: the same question has the same answer for ever, whoever has left or joined meanwhile. The
 * row with an empty `figure` says that the bundle was released and under which rule; a figure without a row is hidden.
 * A trigger refuses every change (migration `reports_rules`).
 */
export const releasedCells = pgTable(
  'released_cells',
  {
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id),
    period: text('period').notNull(),
    bundle: text('bundle').notNull(),
    figure: text('figure').notNull(),
    atLeast: integer('at_least'),
    atMost: integer('at_most'),
    usageFloor: integer('usage_floor').notNull(),
    testFloor: integer('test_floor').notNull(),
    step: integer('step').notNull(),
    releasedAt: timestamp('released_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.period, table.bundle, table.figure] }),
    check(
      'released_cells_whole',
      sql`(${table.figure} = '' and ${table.atLeast} is null and ${table.atMost} is null) or (${table.figure} <> '' and ${table.atLeast} <= ${table.atMost})`,
    ),
  ],
)

/** How often an app broke in which way on a day. Nobody's name, address or words. */
export const crashCounts = pgTable(
  'crash_counts',
  {
    day: date('day').notNull(),
    app: text('app').notNull(),
    release: text('release').notNull(),
    page: text('page').notNull(),
    error: text('error').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.app, table.release, table.page, table.error] })],
)
