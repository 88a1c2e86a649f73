import { lowestFloors } from '@avita/api-client/contract'
import { languages } from '@avita/i18n-routes'
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
  uuid,
} from 'drizzle-orm/pg-core'
import { speaksOurLanguages } from '../content/columns.ts'
import { roles } from '../access/schema.ts'

/** A company whose employees use the programme. */
export const customers = pgTable(
  'customers',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    isDeleted: boolean('is_deleted').notNull().default(false),
    /** Since when it has been removed; kept by the trigger `note_removal`. Its people's data goes some time later. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
    /** Fewer people than these are never shown in a report (regulation, C2): raised per customer, never lowered. */
    testFloor: integer('test_floor').notNull().default(lowestFloors.test),
    usageFloor: integer('usage_floor').notNull().default(lowestFloors.usage),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    check('customers_test_floor', sql`${table.testFloor} >= ${sql.raw(String(lowestFloors.test))}`),
    check('customers_usage_floor', sql`${table.usageFloor} >= ${sql.raw(String(lowestFloors.usage))}`),
  ],
)

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    username: text('username').notNull(),
    /** `normaliseName(username)`: two spellings of one name are one account (security, I4). */
    usernameKey: text('username_key').notNull().unique(),
    name: text('name').notNull(),
    surname: text('surname').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull().unique(),
    /** E.164, for one-time passwords; never in a token or a log. */
    phone: text('phone').unique(),
    /** When its person showed that it is theirs: before, no one-time password goes there. */
    phoneConfirmedAt: timestamp('phone_confirmed_at', { withTimezone: true }),
    customerId: uuid('customer_id').references(() => customers.id),
    isActive: boolean('is_active').notNull().default(true),
    isDeleted: boolean('is_deleted').notNull().default(false),
    /** Since when it has been removed; kept by the trigger `note_removal`. The data goes some time later. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
    /** `foldForSearch` of everything the users list is searched by. */
    /** The language of mails and messages. */
    language: text('language', { enum: [...languages] })
      .notNull()
      .default('tr'),
    /** When the person had their data removed: what is left is an empty shell that nothing brings back. */
    erasedAt: timestamp('erased_at', { withTimezone: true }),
    searchText: text('search_text').notNull(),
    /** Rises with every change of the account, so that a stale form gives nothing back that was taken away meanwhile. */
    version: integer('version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('users_of_customer').on(table.customerId),
    check('users_language', speaksOurLanguages(table.language)),
    check('users_phone_confirmed', sql`${table.phone} is not null or ${table.phoneConfirmedAt} is null`),
    check(
      'users_erased_are_gone',
      sql`${table.erasedAt} is null or (not ${table.isActive} and ${table.isDeleted})`,
    ),
  ],
)

/** What is to become somebody's phone or e-mail, once the code that was sent there is confirmed. */
export const pendingContacts = pgTable(
  'pending_contacts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['phone', 'email'] }).notNull(),
    value: text('value').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    index('pending_contacts_by_end').on(table.expiresAt),
    check('pending_contacts_kind', sql`${table.kind} in ('phone', 'email')`),
  ],
)

export const userRoles = pgTable(
  'user_roles',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    roleId: integer('role_id')
      .notNull()
      .references(() => roles.id),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.roleId] }),
    index('users_of_role').on(table.roleId, table.userId),
  ],
)
