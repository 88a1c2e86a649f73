import { languages } from '@avita/i18n-routes'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { speaksOurLanguages } from '../content/columns.ts'
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
    /** The language in which the person came first in the period; only for the kind `active` of a month. */
    language: text('language', { enum: [...languages] }),
    pseudonym: text('pseudonym').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.customerId, table.period, table.kind, table.topic, table.pseudonym],
      name: 'participation_facts_once',
    }),
    index('participation_facts_of_pseudonym').on(table.pseudonym),
    check('participation_facts_period', sql`${table.period} ~ '^[0-9]{4}-([0-9]{2}|Q[1-4])$'`),
    check('participation_facts_language', speaksOurLanguages(table.language)),
  ],
)
