import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Messages to people (SMS, mail): written in the transaction of their cause, sent afterwards. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ['sms', 'mail'] }).notNull(),
    /** Emptied with subject and text as soon as the message has left. */
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** After this moment the message helps nobody any more (a code has expired) and is not sent. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    tries: integer('tries').notNull().default(0),
    nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('outbox_waiting')
      .on(table.nextTryAt)
      .where(sql`${table.sentAt} is null`),
  ],
)
