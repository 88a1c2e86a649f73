import {
  actionNames,
  type ActionName,
  permissionsOf,
  type PageName,
  projectId,
  type RoleId,
  roles as roleIds,
} from '@avita/api-client/contract'
import { type AppName, pageEntries, pageIds } from '@avita/i18n-routes'
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { roleNames } from './role-titles.ts'
import { actions, pages, roleActions, rolePages, roles } from './schema.ts'

export interface GrantedPage {
  readonly name: PageName
  readonly app: AppName
  readonly actions: readonly ActionName[]
}

/** The pages of some roles together, in the order of the route table, each with what may be done there. */
export const grantedPages = (database: Database, of: readonly RoleId[]): Promise<GrantedPage[]> =>
  database
    .select({
      name: pages.name,
      app: pages.app,
      actions: sql<
        ActionName[]
      >`coalesce(array_agg(distinct ${roleActions.action}) filter (where ${roleActions.action} is not null), '{}')`,
    })
    .from(rolePages)
    .innerJoin(pages, eq(pages.name, rolePages.page))
    .leftJoin(
      roleActions,
      and(eq(roleActions.roleId, rolePages.roleId), eq(roleActions.page, rolePages.page)),
    )
    .where(inArray(rolePages.roleId, [...of]))
    .groupBy(pages.name)
    .orderBy(asc(pages.position))

export const rolesOf = (database: Database, project: number) =>
  database.select({ id: roles.id }).from(roles).where(eq(roles.projectId, project)).orderBy(asc(roles.id))

/** Makes the tables say what the contract says; what it no longer names goes. */
export const writePermissions = async (database: Database): Promise<void> => {
  await database
    .insert(roles)
    .values(roleNames.map((name) => ({ id: roleIds[name], projectId, name })))
    .onConflictDoUpdate({
      target: roles.id,
      set: { name: sql`excluded.name`, projectId: sql`excluded.project_id` },
    })
  await database
    .insert(pages)
    .values(pageIds.map((name, position) => ({ name, position, app: pageEntries[name].app })))
    .onConflictDoUpdate({
      target: pages.name,
      set: { app: sql`excluded.app`, position: sql`excluded.position` },
    })
  await database.delete(pages).where(notInArray(pages.name, [...pageIds]))
  await database
    .insert(actions)
    .values(actionNames.map((name) => ({ name })))
    .onConflictDoNothing()
  await database.delete(actions).where(notInArray(actions.name, [...actionNames]))
  const granted = roleNames.flatMap((role) =>
    permissionsOf(role).map(({ name, authorizedActions }) => ({
      roleId: roleIds[role],
      page: name,
      authorizedActions,
    })),
  )
  await database.delete(rolePages)
  await database.insert(rolePages).values(granted.map(({ roleId, page }) => ({ roleId, page })))
  const doable = granted.flatMap(({ roleId, page, authorizedActions }) =>
    authorizedActions.map(({ name }) => ({ roleId, page, action: name })),
  )
  if (doable.length > 0) await database.insert(roleActions).values(doable)
}
