import { type RoleId, type UserListItem } from '@avita/api-client/contract'
import { and, asc, count, eq, inArray, isNotNull, isNull, like, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { customers, userRoles, users } from './schema.ts'

export interface UserFilter {
  readonly roleId?: number | undefined
  /** Already folded for search. */
  readonly search?: string | undefined
  readonly isActive?: boolean | undefined
  readonly isDeleted?: boolean | undefined
}

export type UserRow = Omit<UserListItem, 'roles'> & { readonly roles: readonly RoleId[] }

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** The ids of a user's roles, in order. */
export const rolesOfUser = sql<
  RoleId[]
>`array(select ${userRoles.roleId} from ${userRoles} where ${userRoles.userId} = ${users.id} order by 1)`

const conditionOf = (
  database: Database,
  { roleId, search, isActive, isDeleted }: UserFilter,
): SQL | undefined =>
  and(
    // What is left of an account whose data was removed is nobody's.
    isNull(users.erasedAt),
    isActive === undefined ? undefined : eq(users.isActive, isActive),
    isDeleted === undefined ? undefined : eq(users.isDeleted, isDeleted),
    search === undefined ? undefined : like(users.searchText, `%${escapeLike(search)}%`),
    roleId === undefined
      ? undefined
      : inArray(
          users.id,
          database.select({ id: userRoles.userId }).from(userRoles).where(eq(userRoles.roleId, roleId)),
        ),
  )

/** Nobody signs in for a company that is disabled or removed. */
export const companyIsOpen = sql`not exists (select from ${customers} where ${customers.id} = ${users.customerId} and (not ${customers.isActive} or ${customers.isDeleted}))`

/** A phone is a way in only for whoever has shown that it is theirs. */
export const hasConfirmedPhone = (phone: string): SQL | undefined =>
  and(eq(users.phone, phone), isNotNull(users.phoneConfirmedAt))

const selectActive = (database: Database, condition: SQL | undefined) =>
  database
    .select({
      id: users.id,
      username: users.username,
      name: users.name,
      surname: users.surname,
      email: users.email,
      customerId: users.customerId,
      roles: rolesOfUser,
    })
    .from(users)
    .where(and(condition, eq(users.isActive, true), eq(users.isDeleted, false), companyIsOpen))

/** The person of an account that may sign in, or `null`. */
export const findActivePerson = async (database: Database, condition: SQL | undefined) => {
  const [person] = await selectActive(database, condition)
  return person ?? null
}

/** The same, held until the transaction ends. */
export const lockActivePerson = async (transaction: Database, condition: SQL) => {
  const [person] = await selectActive(transaction, condition).for('no key update', { of: users })
  return person ?? null
}

export const findAccount = async (database: Database, id: string) => {
  const [account] = await database
    .select({ name: users.name, surname: users.surname, email: users.email })
    .from(users)
    .where(eq(users.id, id))
  return account ?? null
}

/** One page of users by surname and name in Turkish order; the id makes the order stable. */
export const listUsers = async (
  database: Database,
  filter: UserFilter,
  { pageIndex, pageSize }: { readonly pageIndex: number; readonly pageSize: number },
): Promise<{ items: UserRow[]; totalCount: number }> => {
  const condition = conditionOf(database, filter)
  const inTurkish = (column: SQL | typeof users.name | typeof users.surname) =>
    sql`${column} collate "tr-x-icu"`
  const items = await database
    .select({
      id: users.id,
      username: users.username,
      name: users.name,
      surname: users.surname,
      email: users.email,
      customerName: customers.name,
      isActive: users.isActive,
      isDeleted: users.isDeleted,
      roles: rolesOfUser,
    })
    .from(users)
    .leftJoin(customers, eq(customers.id, users.customerId))
    .where(condition)
    .orderBy(inTurkish(users.surname), inTurkish(users.name), asc(users.id))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
  const [total] = await database.select({ count: count() }).from(users).where(condition)
  return { items, totalCount: total?.count ?? 0 }
}
