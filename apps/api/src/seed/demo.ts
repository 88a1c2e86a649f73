import { createHash } from 'node:crypto'
import { roles } from '@avita/api-client/contract'
import type { Database } from '../database/database.ts'
import { credentials } from '../identity/schema.ts'
import { createPasswords } from '../identity/passwords.ts'
import { customers, userRoles, users } from '../modules/users/schema.ts'
import { searchTextOf } from '../modules/users/search-text.ts'
import { normaliseName } from '../text.ts'
import {
  type DemoAccount,
  demoAccounts,
  demoCustomers,
  demoPassword,
  syntheticEmployees,
} from './demo-accounts.ts'
import { seedUsage } from './usage.ts'

/** The same id at every seed, from the username. */
const idOf = (username: string) => {
  const hex = createHash('sha256').update(`avita demo account ${username}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const userOf = (account: DemoAccount, createdAt: Date): typeof users.$inferInsert => {
  const { username, name, surname, phone, customer, isActive = true, isDeleted = false } = account
  const email = `${username}@example.com`
  return {
    id: idOf(username),
    username,
    usernameKey: normaliseName(username),
    name,
    surname,
    email,
    emailKey: normaliseName(email),
    phone,
    phoneConfirmedAt: createdAt,
    customerId: customer && demoCustomers[customer].id,
    isActive,
    isDeleted,
    searchText: searchTextOf({ name, surname, username, email }),
    createdAt,
  }
}

/** The companies and their invented staff have been with us for a while; nobody has used a year in a day. */
const sinceDays = 500

/** Writes the demo accounts; what is already there stays as it is. Their one password is hashed once. */
export const seedDemo = async (database: Database, now: Date): Promise<void> => {
  const everybody: readonly DemoAccount[] = [...demoAccounts, ...syntheticEmployees]
  const longAgo = new Date(now.getTime() - sinceDays * 86_400_000)
  await database
    .insert(customers)
    .values(Object.values(demoCustomers).map((customer) => ({ ...customer, createdAt: longAgo })))
    .onConflictDoNothing()
  const written = await database
    .insert(users)
    .values([
      ...demoAccounts.map((account) => userOf(account, now)),
      ...syntheticEmployees.map((account) => userOf(account, longAgo)),
    ])
    .onConflictDoNothing()
    .returning({ username: users.username })
  const isNew = ({ username }: DemoAccount) => written.some((user) => user.username === username)
  const newcomers = everybody.filter(isNew)
  if (newcomers.length === 0) return
  await database
    .insert(userRoles)
    .values(newcomers.map(({ username, role }) => ({ userId: idOf(username), roleId: roles[role] })))
    .onConflictDoNothing()
  const staff = syntheticEmployees
    .filter(isNew)
    .flatMap(({ username, customer }) =>
      customer ? [{ id: idOf(username), customerId: demoCustomers[customer].id }] : [],
    )
  if (staff.length > 0) await seedUsage(database, staff, now)
  const newAccounts = demoAccounts.filter(isNew)
  if (newAccounts.length === 0) return
  const passwordHash = await createPasswords(1).hash(demoPassword)
  await database
    .insert(credentials)
    .values(newAccounts.map(({ username }) => ({ userId: idOf(username), passwordHash, changedAt: now })))
    .onConflictDoNothing()
}
