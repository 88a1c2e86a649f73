import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { roles } from '../access/schema.ts'

/** A company whose employees use the programme. */
export const customers = pgTable('customers', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

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
    customerId: uuid('customer_id').references(() => customers.id),
    isActive: boolean('is_active').notNull().default(true),
    isDeleted: boolean('is_deleted').notNull().default(false),
    /** `foldForSearch` of everything the users list is searched by. */
    searchText: text('search_text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('users_of_customer').on(table.customerId)],
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
