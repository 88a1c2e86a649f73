import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { roles } from '../access/schema.ts'
import { languageColumn, speaksOurLanguages } from '../content/columns.ts'
import { customers, users } from '../users/schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Where notifications come from (specification, section 9). */
export const notificationSources = pgTable('notification_sources', {
  id: integer('id').primaryKey(),
  nameTr: text('name_tr').notNull(),
  nameEn: text('name_en').notNull(),
  descriptionTr: text('description_tr').notNull(),
  descriptionEn: text('description_en').notNull(),
  isOn: boolean('is_on').notNull().default(true),
  version: integer('version').notNull().default(1),
})

/** One row however many it is for: who sees it is decided when they look. */
export const notificationSends = pgTable(
  'notification_sends',
  {
    id: uuid('id').primaryKey(),
    sourceId: integer('source_id')
      .notNull()
      .references(() => notificationSources.id),
    audience: text('audience', { enum: ['everybody', 'employees', 'customer', 'role'] }).notNull(),
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    roleId: integer('role_id').references(() => roles.id),
    /** What was published, where it arose from that: one notification per item, whichever language comes first. */
    itemKind: text('item_kind'),
    itemId: uuid('item_id'),
    sentBy: uuid('sent_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    /** The earliest moment of its texts. */
    visibleFrom: moment('visible_from').notNull(),
    /** How many it was for at that time. */
    recipientCount: integer('recipient_count').notNull(),
    /** Taken back: its receivers do not see it any more. */
    withdrawnAt: moment('withdrawn_at'),
    /** Set once, when its readers were counted; the band is empty where there were too few to tell. */
    readsCountedAt: moment('reads_counted_at'),
    readsAtLeast: integer('reads_at_least'),
    readsAtMost: integer('reads_at_most'),
  },
  (table) => [
    index('notification_sends_by_time').on(table.visibleFrom),
    uniqueIndex('notification_sends_of_item').on(table.itemKind, table.itemId),
    check(
      'notification_sends_reads',
      sql`(${table.readsAtLeast} is null) = (${table.readsAtMost} is null) and (${table.readsAtLeast} is null or ${table.readsCountedAt} is not null)`,
    ),
    check(
      'notification_sends_audience',
      sql`${table.audience} in ('everybody', 'employees', 'customer', 'role') and (${table.audience} = 'customer') = (${table.customerId} is not null) and (${table.audience} = 'role') = (${table.roleId} is not null)`,
    ),
  ],
)

export const notificationTexts = pgTable(
  'notification_texts',
  {
    sendId: uuid('send_id')
      .notNull()
      .references(() => notificationSends.id, { onDelete: 'cascade' }),
    language: languageColumn(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    link: text('link'),
    /** From when it is seen: each language comes out at its own moment. */
    visibleFrom: moment('visible_from').notNull(),
    /** Off while what it speaks of is not out; it stays, so that a second publication tells nobody twice. */
    isShown: boolean('is_shown').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.sendId, table.language] }),
    check('notification_texts_language', speaksOurLanguages(table.language)),
  ],
)

/** Only what somebody has done with a notification. Who has done nothing has no row. */
export const notificationReads = pgTable(
  'notification_reads',
  {
    sendId: uuid('send_id')
      .notNull()
      .references(() => notificationSends.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    readAt: moment('read_at').notNull(),
    removedAt: moment('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.sendId, table.personId] }),
    index('notification_reads_of_person').on(table.personId),
  ],
)

/** By which ways somebody wants to hear of a source. Without a row: in the app, and by nothing else. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sourceId: integer('source_id')
      .notNull()
      .references(() => notificationSources.id),
    inApp: boolean('in_app').notNull(),
    mail: boolean('mail').notNull(),
    push: boolean('push').notNull(),
    /** The language in which the person last chose: that of their mails. */
    language: languageColumn(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.sourceId] }),
    index('notification_preferences_wanting').on(table.sourceId),
    check('notification_preferences_language', speaksOurLanguages(table.language)),
  ],
)
