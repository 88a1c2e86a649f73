import { type Account, projectId, type RoleId } from '@avita/api-client/contract'
import type { Language } from '@avita/i18n-routes'
import { eq } from 'drizzle-orm'
import type { Person } from '../../actor.ts'
import type { Database } from '../../database/database.ts'
import { problem } from '../../problems.ts'
import { foldForSearch, normaliseName } from '../../text.ts'
import { roleTitle } from '../access/role-titles.ts'
import type { Audit } from '../audit/audit.ts'
import { users } from './schema.ts'
import {
  findAccount,
  findActivePerson,
  hasConfirmedPhone,
  listUsers,
  lockActivePerson,
  type UserFilter,
  type UserRow,
} from './store.ts'

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
    findActivePerson(database, hasConfirmedPhone(phone)),
  findByEmail: (email: string): Promise<SignInPerson | null> =>
    findActivePerson(database, eq(users.emailKey, normaliseName(email))),
  /** As `findActive`, held until the transaction ends: nobody signs in, moves or is disabled meanwhile. */
  lockActive: (transaction: Database, id: string): Promise<SignInPerson | null> =>
    lockActivePerson(transaction, eq(users.id, id)),
  findActive: (id: string): Promise<SignInPerson | null> => findActivePerson(database, eq(users.id, id)),
  accountOf: (audit: Audit, actor: Person): Promise<Account> =>
    database.transaction(async (transaction) => {
      const account = await findAccount(transaction, actor.id)
      if (!account) throw problem('access.tokenInvalid', { status: 401 })
      await audit.recordReads(transaction, actor, [{ subjectId: actor.id, action: 'account.read' }])
      return account
    }),
  /** One page of the project's users; another project has none. An empty search finds everybody. */
  list: (
    audit: Audit,
    actor: Person,
    { pageIndex, pageSize, searchTerm, projectId: project, ...filter }: UserQuery,
    language: Language,
  ) =>
    database.transaction(async (transaction) => {
      const search = foldForSearch(searchTerm ?? '')
      const { items, totalCount } =
        project === undefined || project === projectId
          ? await listUsers(transaction, { ...filter, search: search || undefined }, { pageIndex, pageSize })
          : { items: [], totalCount: 0 }
      const reason = 'userAdministration'
      const details = { count: items.length, totalCount, searched: search !== '' }
      await audit.recordReads(transaction, actor, [
        { subjectId: null, action: 'users.list', reason, details },
        // Whoever is shown finds it in their own log.
        ...items.map(({ id }) => ({ subjectId: id, action: 'user.list', reason }) as const),
      ])
      return { items: items.map((user) => inLanguage(user, language)), pageIndex, pageSize, totalCount }
    }),
})

export type UserService = ReturnType<typeof createUserService>
