import { type Account, projectId, type RoleId } from '@avita/api-client/contract'
import type { Language } from '@avita/i18n-routes'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { problem } from '../../problems.ts'
import { foldForSearch, normaliseName } from '../../text.ts'
import { roleTitle } from '../access/role-titles.ts'
import { users } from './schema.ts'
import { findAccount, findActivePerson, listUsers, type UserFilter, type UserRow } from './store.ts'

/** What identity needs of someone who signs in. */
export interface SignInPerson {
  readonly id: string
  readonly username: string
  readonly name: string
  readonly surname: string
  readonly email: string
  readonly customerId: string | null
  readonly roles: readonly RoleId[]
}

export interface UserQuery extends Omit<UserFilter, 'search'> {
  readonly searchTerm?: string | undefined
  readonly projectId?: number | undefined
  readonly pageIndex: number
  readonly pageSize: number
}

const inLanguage = ({ roles, ...user }: UserRow, language: Language) => ({
  ...user,
  roles: roles.map((id) => ({ id, name: roleTitle(id, language) })),
})

/** People and their companies. The `find` functions know only accounts that may sign in. */
export const createUserService = (database: Database) => ({
  findByUsername: (username: string): Promise<SignInPerson | null> =>
    findActivePerson(database, eq(users.usernameKey, normaliseName(username))),
  findByPhone: (phone: string): Promise<SignInPerson | null> =>
    findActivePerson(database, eq(users.phone, phone)),
  findByEmail: (email: string): Promise<SignInPerson | null> =>
    findActivePerson(database, eq(users.emailKey, normaliseName(email))),
  findActive: (id: string): Promise<SignInPerson | null> => findActivePerson(database, eq(users.id, id)),
  accountOf: async (id: string): Promise<Account> => {
    const account = await findAccount(database, id)
    if (!account) throw problem('access.tokenInvalid', { status: 401 })
    return account
  },
  /** One page of the project's users; another project has none. An empty search finds everybody. */
  list: async (
    { pageIndex, pageSize, searchTerm, projectId: project, ...filter }: UserQuery,
    language: Language,
  ) => {
    const search = foldForSearch(searchTerm ?? '')
    const { items, totalCount } =
      project === undefined || project === projectId
        ? await listUsers(database, { ...filter, search: search || undefined }, { pageIndex, pageSize })
        : { items: [], totalCount: 0 }
    return { items: items.map((user) => inLanguage(user, language)), pageIndex, pageSize, totalCount }
  },
})

export type UserService = ReturnType<typeof createUserService>
