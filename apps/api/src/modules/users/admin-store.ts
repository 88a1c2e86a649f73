import { type RoleId, roles as roleIds, type UserDetail } from '@avita/api-client/contract'
import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { credentials } from '../../identity/schema.ts'
import { customers, userRoles, users } from './schema.ts'
import { rolesOfUser } from './store.ts'

export type UserFields = typeof users.$inferSelect
export type DetailRow = Omit<UserDetail, 'roles' | 'createdAt'> & {
  readonly isPhoneConfirmed: boolean
  readonly roles: readonly RoleId[]
  readonly createdAt: Date
}

/** One user with company and roles; an account whose data was removed is nobody. */
export const findUserDetail = async (database: Database, id: string): Promise<DetailRow | null> => {
  const [row] = await database
    .select({
      id: users.id,
      username: users.username,
      name: users.name,
      surname: users.surname,
      email: users.email,
      phone: users.phone,
      isPhoneConfirmed: sql<boolean>`${isNotNull(users.phoneConfirmedAt)}`,
      language: users.language,
      customerId: users.customerId,
      customerName: customers.name,
      isActive: users.isActive,
      isDeleted: users.isDeleted,
      createdAt: users.createdAt,
      version: users.version,
      roles: rolesOfUser,
      hasPassword: sql<boolean>`${isNotNull(credentials.userId)}`,
    })
    .from(users)
    .leftJoin(customers, eq(customers.id, users.customerId))
    .leftJoin(credentials, eq(credentials.userId, users.id))
    .where(and(eq(users.id, id), isNull(users.erasedAt)))
  return row ?? null
}

/** A user's row, held until the transaction ends. */
export const lockUser = async (transaction: Database, id: string): Promise<UserFields | null> => {
  const [row] = await transaction
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.erasedAt)))
    .for('update')
  return row ?? null
}

/** Whether somebody can get in: from then on the account is theirs. */
export const isSettled = async (transaction: Database, user: UserFields): Promise<boolean> => {
  if (user.phoneConfirmedAt) return true
  const found = await transaction
    .select({ userId: credentials.userId })
    .from(credentials)
    .where(eq(credentials.userId, user.id))
  return found.length > 0
}

export const rolesOf = async (database: Database, userId: string): Promise<RoleId[]> => {
  const [row] = await database.select({ roles: rolesOfUser }).from(users).where(eq(users.id, userId))
  return row?.roles ?? []
}

export const insertUser = async (
  transaction: Database,
  user: typeof users.$inferInsert,
  roles: readonly RoleId[],
): Promise<void> => {
  await transaction.insert(users).values(user)
  await transaction.insert(userRoles).values(roles.map((roleId) => ({ userId: user.id, roleId })))
}

export const updateUser = async (
  transaction: Database,
  id: string,
  fields: Partial<typeof users.$inferInsert>,
): Promise<void> => {
  if (Object.keys(fields).length === 0) return
  await transaction
    .update(users)
    .set({ ...fields, version: sql`${users.version} + 1` })
    .where(eq(users.id, id))
}

export const replaceRoles = async (
  transaction: Database,
  userId: string,
  roles: readonly RoleId[],
): Promise<void> => {
  await transaction.delete(userRoles).where(eq(userRoles.userId, userId))
  await transaction.insert(userRoles).values(roles.map((roleId) => ({ userId, roleId })))
}

/** A company that may get people, held so that it is not removed meanwhile. */
export const customerIsOpen = async (transaction: Database, id: string): Promise<boolean> => {
  const found = await transaction
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, id), eq(customers.isDeleted, false)))
    .for('share')
  return found.length === 1
}

interface Names {
  readonly usernameKey?: string | undefined
  readonly emailKey?: string | undefined
  readonly phone?: string | null | undefined
}

/** Which of these names another account has already. */
export const takenNames = async (
  database: Database,
  { usernameKey, emailKey, phone }: Names,
  exceptId: string,
): Promise<readonly ('username' | 'email' | 'phone')[]> => {
  const conditions = [
    usernameKey === undefined ? undefined : eq(users.usernameKey, usernameKey),
    emailKey === undefined ? undefined : eq(users.emailKey, emailKey),
    phone === undefined || phone === null ? undefined : eq(users.phone, phone),
  ]
  if (conditions.every((condition) => condition === undefined)) return []
  const rows = await database
    .select({ usernameKey: users.usernameKey, emailKey: users.emailKey, phone: users.phone })
    .from(users)
    .where(and(or(...conditions), ne(users.id, exceptId)))
  return [
    ...(rows.some((row) => row.usernameKey === usernameKey) ? (['username'] as const) : []),
    ...(rows.some((row) => row.emailKey === emailKey) ? (['email'] as const) : []),
    ...(rows.some((row) => phone && row.phone === phone) ? (['phone'] as const) : []),
  ]
}

/** Until the transaction ends nobody else changes who administers: two at once could each leave the other as the last. */
export const lockAdministrators = async (transaction: Database): Promise<void> => {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('administrators', 0))`)
}

/** Whether somebody who can sign in administers. */
export const hasAdministrator = async (transaction: Database): Promise<boolean> => {
  const found = await transaction
    .select({ id: users.id })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(
      and(eq(userRoles.roleId, roleIds.administrator), eq(users.isActive, true), eq(users.isDeleted, false)),
    )
    .limit(1)
  return found.length > 0
}
