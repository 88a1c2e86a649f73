import {
  type Access,
  actionNames,
  type AuthorizedPage,
  mayDo,
  mayOpen,
  projectId,
  type Role,
  type RoleId,
} from '@avita/api-client/contract'
import { type AppName, apps, type Language } from '@avita/i18n-routes'
import { LRUCache } from 'lru-cache'
import type { Person } from '../../actor.ts'
import type { Database } from '../../database/database.ts'
import { roleTitle } from './role-titles.ts'
import { grantedPages, rolesOf } from './store.ts'

const keptMilliseconds = 5_000

/** Who may open which page and do what there (specification, section 6). */
export const createAccessService = (database: Database) => {
  // What roles may open changes only when a new version starts; whether somebody still has the role is asked every time.
  const kept = new LRUCache<string, AuthorizedPage[], Pick<Person, 'roles' | 'scopes'>>({
    max: 200,
    ttl: keptMilliseconds,
    // Asked at every request: looking at the clock costs more than finding the pages.
    ttlResolution: 100,
    fetchMethod: async (_key, _stale, { context: { roles, scopes } }) =>
      (await grantedPages(database, roles))
        .filter(({ app }) => scopes.includes(app))
        .map(({ name, actions }) => ({
          name,
          authorizedActions: actionNames.filter((name) => actions.includes(name)).map((name) => ({ name })),
        })),
  })

  /** The pages of a person's roles, as far as the token's scope reaches. */
  const pagesOf = async ({ roles, scopes }: Person): Promise<AuthorizedPage[]> => {
    const key = `${roles.join()} ${scopes.join()}`
    return kept.get(key) ?? (await kept.fetch(key, { context: { roles, scopes } })) ?? []
  }

  return {
    pagesAndActions: async (person: Person, project: number) =>
      project === projectId ? pagesOf(person) : [],
    mayUse: async (person: Person, access: Access): Promise<boolean> => {
      switch (access.kind) {
        case 'page':
          return mayOpen(await pagesOf(person), access.page)
        case 'action':
          return mayDo(await pagesOf(person), access.action)
        case 'open':
        case 'anonymous':
        case 'signedIn':
          return true
      }
    },
    /** The apps of which some roles may open a page: what a sign-in can reach. */
    appsOf: async (roles: readonly RoleId[]): Promise<AppName[]> => {
      const granted = await grantedPages(database, roles)
      return apps.filter((app) => granted.some((page) => page.app === app))
    },
    roles: async (project: number, language: Language): Promise<Role[]> =>
      (await rolesOf(database, project)).map(({ id }) => ({ id, name: roleTitle(id, language) })),
  }
}

export type AccessService = ReturnType<typeof createAccessService>
