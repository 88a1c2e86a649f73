import { inboxStates, requestKinds } from '@avita/api-client/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { languageColumn, speaksOurLanguages } from '../content/columns.ts'
import { users } from '../users/schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What signed-in people ask us for. Asking for a psychologist is health data: what is asked lies here sealed only. */
export const requestForms = pgTable(
  'request_forms',
  {
    id: uuid('id').primaryKey(),
    reference: text('reference').notNull().unique(),
    kind: text('kind', { enum: [...requestKinds] }).notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sealedAsked: text('sealed_asked').notNull(),
    language: languageColumn(),
    /** Which texts were accepted, where the request needs them; the time is that of the request. */
    privacyNoticeVersion: text('privacy_notice_version'),
    healthConsentVersion: text('health_consent_version'),
    state: text('state', { enum: [...inboxStates] }).notNull(),
    version: integer('version').notNull().default(1),
    receivedAt: moment('received_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    index('request_forms_of_person').on(table.personId, table.receivedAt),
    index('request_forms_by_arrival').on(table.receivedAt),
    check('request_forms_kind', sql`${table.kind} in ('hotel', 'psychological')`),
    check('request_forms_state', sql`${table.state} in ('new', 'read', 'answered', 'closed')`),
    check('request_forms_language', speaksOurLanguages(table.language)),
    check(
      'request_forms_consent',
      sql`${table.kind} <> 'psychological' or (${table.privacyNoticeVersion} is not null and ${table.healthConsentVersion} is not null)`,
    ),
  ],
)
