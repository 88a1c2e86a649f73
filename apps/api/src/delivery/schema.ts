import { languages } from '@avita/i18n-routes'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The ways in which a message leaves. */
export const messageKinds = ['mail', 'sms', 'push'] as const

export type MessageKind = (typeof messageKinds)[number]

/** Messages to people (SMS, mail, push): written in the transaction of their cause, sent afterwards. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: [...messageKinds] }).notNull(),
    /** Emptied with subject and text as soon as the message has left, or is given up. */
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** After this moment the message helps nobody any more (a code has expired) and is not sent. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** When it was given up: refused for good, tried too often, or of no more use. */
    failedAt: timestamp('failed_at', { withTimezone: true }),
    /** Why the last try failed, as a code. */
    failure: text('failure'),
    tries: integer('tries').notNull().default(0),
    nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull(),
    /** What it speaks of, where that may change before it leaves: a notification, in a language. */
    causeId: uuid('cause_id'),
    causeLanguage: text('cause_language', { enum: [...languages] }),
  },
  (table) => [
    index('outbox_waiting')
      .on(table.kind, table.expiresAt)
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
    index('outbox_of_cause')
      .on(table.causeId)
      .where(sql`${table.causeId} is not null`),
    index('outbox_failed')
      .on(table.failedAt)
      .where(sql`${table.failedAt} is not null`),
  ],
)
