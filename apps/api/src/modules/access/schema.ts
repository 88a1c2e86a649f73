import type { ActionName, PageName, RoleId, RoleName } from '@avita/api-client/contract'
import type { AppName } from '@avita/i18n-routes'
import { foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

// Written at every start from the contract's permissions: the database answers, the contract is the source.

export const roles = pgTable('roles', {
  id: integer('id').primaryKey().$type<RoleId>(),
  projectId: integer('project_id').notNull(),
  name: text('name').notNull().$type<RoleName>(),
})

export const pages = pgTable('pages', {
  name: text('name').primaryKey().$type<PageName>(),
  app: text('app').notNull().$type<AppName>(),
  /** Its place in the route table, in which lists of pages are answered. */
  position: integer('position').notNull(),
})

export const actions = pgTable('actions', {
  name: text('name').primaryKey().$type<ActionName>(),
})

export const rolePages = pgTable(
  'role_pages',
  {
    roleId: integer('role_id')
      .notNull()
      .$type<RoleId>()
      .references(() => roles.id, { onDelete: 'cascade' }),
    page: text('page')
      .notNull()
      .$type<PageName>()
      .references(() => pages.name, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.roleId, table.page] })],
)

/** What a role may do on a page that it may open. */
export const roleActions = pgTable(
  'role_actions',
  {
    roleId: integer('role_id').notNull().$type<RoleId>(),
    page: text('page').notNull().$type<PageName>(),
    action: text('action')
      .notNull()
      .$type<ActionName>()
      .references(() => actions.name, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.roleId, table.page, table.action] }),
    foreignKey({
      name: 'role_actions_stand_on_a_page',
      columns: [table.roleId, table.page],
      foreignColumns: [rolePages.roleId, rolePages.page],
    }).onDelete('cascade'),
  ],
)
