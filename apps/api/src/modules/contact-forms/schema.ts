import { contactFormKinds, contactTopics, inboxStates, type ProviderFacts } from '@avita/api-client/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { languageColumn, speaksOurLanguages } from '../content/columns.ts'
import { providerCvs } from '../provider-cvs/schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What the public forms bring: someone's own question, a company's, or a professional's application. */
export const contactForms = pgTable(
  'contact_forms',
  {
    id: uuid('id').primaryKey(),
    reference: text('reference').notNull().unique(),
    kind: text('kind', { enum: [...contactFormKinds] }).notNull(),
    topic: text('topic', { enum: [...contactTopics] }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    company: text('company'),
    /** People write about their health even where nobody asks: readable with the operator's secret only. */
    sealedMessage: text('sealed_message').notNull(),
    provider: jsonb('provider').$type<ProviderFacts>(),
    cvId: uuid('cv_id').references(() => providerCvs.id, { onDelete: 'set null' }),
    language: languageColumn(),
    /** Which text of the privacy notice was shown; the time is that of the form. */
    privacyNoticeVersion: text('privacy_notice_version').notNull(),
    state: text('state', { enum: [...inboxStates] }).notNull(),
    version: integer('version').notNull().default(1),
    /** `foldForSearch` of reference, name, e-mail and company. */
    searchText: text('search_text').notNull(),
    receivedAt: moment('received_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    index('contact_forms_by_arrival').on(table.kind, table.receivedAt),
    check('contact_forms_kind', sql`${table.kind} in ('personal', 'corporate', 'serviceProvider')`),
    check('contact_forms_state', sql`${table.state} in ('new', 'read', 'answered', 'closed')`),
    check('contact_forms_language', speaksOurLanguages(table.language)),
  ],
)
