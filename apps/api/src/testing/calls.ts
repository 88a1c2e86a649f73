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
import * as schema from '../database/schema.ts'
import type { TestApi, Who } from './start-api.ts'

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

export type Member = keyof typeof roleOf

/** The accounts that can sign in. */
export const members = Object.keys(roleOf).filter((who): who is Member => who in roleOf)

export const callNames = Object.values(contract).map(({ name }) => name)

/** What the contract says of a call by somebody signed in: let in, or refused for want of a right. */
export const expectedOf = (name: CallName, who: Member): 'let in' | 403 => {
  const { access } = contract[name]
  const pages = permissionsOf(roleOf[who])
  if (access.kind === 'page') return mayOpen(pages, access.page) ? 'let in' : 403
  if (access.kind === 'action') return mayDo(pages, access.action) ? 'let in' : 403
  return 'let in'
}

const encodedFor = (name: CallName, body: object) => {
  if (formEncoded.includes(name)) return new URLSearchParams(Object.entries(body))
  if (largestFileOf(name) === null) return body
  const form = new FormData()
  for (const [field, value] of Object.entries(body))
    if (value instanceof File) form.append(field, value)
    else form.append(field, String(value))
  return form
}

/** What a call is made with: the parts of its path as they stand in the address, the query, and the body. */
export interface Input {
  readonly params: Readonly<Record<string, string>>
  readonly query: readonly (readonly [string, string])[]
  readonly body: object | undefined
}

/** What the contract gives as the example of a call. */
export const exampleOf = (name: CallName): Input => {
  const { example = {} }: CallParts = contract[name]
  return {
    params: example.params ?? {},
    query: [...new URLSearchParams(example.query)],
    body: typeof example.body === 'object' && example.body !== null ? example.body : undefined,
  }
}

export const makeCall = (caller: ReturnType<TestApi['as']>, name: CallName, input = exampleOf(name)) => {
  const path = contract[name].path.replace(/:(\w+)/g, (_, part: string) => input.params[part] ?? '')
  const query = new URLSearchParams(input.query.map(([key, value]) => [key, value])).toString()
  const url = query ? `${path}?${query}` : path
  const body = input.body && encodedFor(name, input.body)
  switch (contract[name].method) {
    case 'GET':
      return caller.get(url)
    case 'POST':
      return caller.post(url, body)
    case 'PATCH':
      return caller.patch(url, body)
    case 'DELETE':
      return caller.delete(url)
  }
}

const tables = Object.values(schema).filter((table) => is(table, PgTable))

/** How many rows every table has, and which of them were written last: a refusal leaves all of it alone. */
export const stateOf = async (database: TestApi['database']) => {
  const facts = tables.map(
    (table) =>
      sql`select ${getTableName(table)}::text as name, count(*)::int as count, max(xmin::text::bigint)::text as last from ${table}`,
  )
  const { rows } = await database.execute(sql.join(facts, sql` union all `))
  return rows.filter(({ name }) => name !== 'attempts' && name !== 'sessions')
}
