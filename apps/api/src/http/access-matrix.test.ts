import {
  type CallName,
  type CallParts,
  contract,
  formEncoded,
  largestFileOf,
  mayDo,
  mayOpen,
  permissionsOf,
  type RoleName,
} from '@avita/api-client/contract'
import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import * as schema from '../database/schema.ts'
import { users } from '../modules/users/schema.ts'
import { startApi, type Who } from '../testing/start-api.ts'

const roleOf = {
  employee: 'employee',
  employee2: 'employee',
  hr: 'hrManager',
  editor: 'editor',
  notifier: 'notificationAdmin',
  admin: 'administrator',
  customer: 'privateCustomer',
  psychologist: 'psychologist',
} as const satisfies Partial<Record<Who, RoleName>>

type Member = keyof typeof roleOf
/** Both hold a token of the time before they were disabled or removed. */
const turnedAway = ['disabled', 'removed'] as const

const members = Object.keys(roleOf).filter((who): who is Member => who in roleOf)
const everybody = ['nobody', 'visitor', ...members, ...turnedAway] as const satisfies readonly Who[]
type Caller = (typeof everybody)[number]

const isTurnedAway = (who: Caller) => turnedAway.some((name) => name === who)

const expected = (name: CallName, who: Caller): 'let in' | 401 | 403 => {
  const { access } = contract[name]
  if (access.kind === 'open') return 'let in'
  if (who === 'nobody' || isTurnedAway(who)) return 401
  if (access.kind === 'anonymous') return 'let in'
  const member = members.find((candidate) => candidate === who)
  if (!member) return 401
  const pages = permissionsOf(roleOf[member])
  if (access.kind === 'page') return mayOpen(pages, access.page) ? 'let in' : 403
  if (access.kind === 'action') return mayDo(pages, access.action) ? 'let in' : 403
  return 'let in'
}

const names = Object.values(contract).map(({ name }) => name)
const matrix = names.flatMap((name) => everybody.map((who) => [name, who, expected(name, who)] as const))

const api = await startApi()

/** Signs in before the account is disabled or removed, as somebody does who is at work when it happens. */
const tokensOfTurnedAway = async () => {
  const { rows: before } = await api.database.execute(
    sql`select id, is_active, is_deleted from users where username in ('disabled', 'removed')`,
  )
  await api.database
    .update(users)
    .set({ isActive: true, isDeleted: false })
    .where(sql`username in ('disabled', 'removed')`)
  await Promise.all(turnedAway.map((who) => api.tokenOf(who)))
  for (const row of before)
    await api.database.execute(
      sql`update users set is_active = ${row['is_active']}, is_deleted = ${row['is_deleted']} where id = ${row['id']}`,
    )
}
await tokensOfTurnedAway()

const tables = Object.values(schema).filter((table) => is(table, PgTable))

/** How many rows every table has, and which of them were written last: a refusal leaves all of it alone. */
const state = async () => {
  const facts = tables.map(
    (table) =>
      sql`select ${getTableName(table)}::text as name, count(*)::int as count, max(xmin::text::bigint)::text as last from ${table}`,
  )
  const { rows } = await api.database.execute(sql.join(facts, sql` union all `))
  return rows.filter(({ name }) => name !== 'attempts' && name !== 'sessions')
}

const callerOf = async (name: CallName, who: Caller) =>
  // Signing out would end the session that the other tests use.
  name === 'signOut' && who !== 'nobody' && who !== 'visitor' && !isTurnedAway(who)
    ? api.bearing(await api.tokenOf(who, 'individual'))
    : api.as(who)

const encodedFor = (name: CallName, body: object) => {
  if (formEncoded.includes(name)) return new URLSearchParams(Object.entries(body))
  if (largestFileOf(name) === null) return body
  const form = new FormData()
  for (const [field, value] of Object.entries(body))
    if (value instanceof File) form.append(field, value)
    else form.append(field, String(value))
  return form
}

const inputOf = (name: CallName) => {
  const { example = {} }: CallParts = contract[name]
  const path = contract[name].path.replace(/:(\w+)/g, (_, part: string) => example.params?.[part] ?? '')
  const query = new URLSearchParams(example.query).toString()
  const body = typeof example.body === 'object' && example.body !== null ? example.body : undefined
  return { path: query ? `${path}?${query}` : path, body: body && encodedFor(name, body) }
}

const make = async (name: CallName, who: Caller) => {
  const caller = await callerOf(name, who)
  const { path, body } = inputOf(name)
  switch (contract[name].method) {
    case 'GET':
      return caller.get(path)
    case 'POST':
      return caller.post(path, body)
    case 'PATCH':
      return caller.patch(path, body)
    case 'DELETE':
      return caller.delete(path)
  }
}

test.each(matrix)('%s by %s: %s', async (name, who, outcome) => {
  const before = outcome === 'let in' ? null : await state()

  const answer = await make(name, who)

  if (outcome === 'let in') {
    expect([401, 403]).not.toContain(answer.status)
    expect(answer.status).toBeLessThan(500)
  } else {
    expect(answer.status).toBe(outcome)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(await state()).toEqual(before)
  }
})

test('the matrix covers every call, and each has been let in for someone', () => {
  for (const name of names)
    expect(matrix.some(([call, , outcome]) => call === name && outcome === 'let in')).toBe(true)
})
