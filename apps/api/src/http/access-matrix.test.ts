import {
  type CallName,
  contract,
  mayDo,
  mayOpen,
  permissionsOf,
  type RoleName,
} from '@avita/api-client/contract'
import { getTableName, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as schema from '../database/schema.ts'
import { form } from '../testing/forms.ts'
import { startApi, type Who } from '../testing/start-api.ts'

const roleOf = {
  employee: 'employee',
  hr: 'hrManager',
  editor: 'editor',
  notifier: 'notificationAdmin',
  admin: 'administrator',
  customer: 'privateCustomer',
  psychologist: 'psychologist',
} as const satisfies Partial<Record<Who, RoleName>>

const people = Object.keys(roleOf).filter((who): who is keyof typeof roleOf => who in roleOf)
const everybody: readonly Who[] = ['nobody', 'visitor', ...people]
const id = crypto.randomUUID()

/** A well-formed input for each call, so that only the right to call decides. */
const inputs: Partial<Record<CallName, { path?: string; body?: object }>> = {
  token: { body: form({ grant_type: 'client_credentials', client_id: 'corporate' }) },
  requestOneTimePassword: { body: { PhoneNumber: '+905550000000', State: 'x' } },
  signOut: { body: form({}) },
  requestPasswordReset: { body: { email: 'nobody@example.com' } },
  resetPassword: { body: { token: 'x'.repeat(30), password: 'a long password' } },
  pagesAndActions: { path: '/api/pagesAndActions/2' },
  roles: { path: '/api/roles/2' },
  categoryArticles: { path: `/api/category/${id}/articles/web` },
  article: { path: `/api/article/${id}` },
  pushAnalytics: {
    path: '/api/analytics/1/3/push?pageName=Articles',
    body: { description: 'Articles', extras: '{}' },
  },
}

const expected = (name: CallName, who: Who): 'let in' | 401 | 403 => {
  const { access } = contract[name]
  if (access.kind === 'open') return 'let in'
  if (who === 'nobody') return 401
  if (access.kind === 'anonymous') return 'let in'
  if (who === 'visitor') return 401
  const role = people.find((person) => person === who)
  const pages = role ? permissionsOf(roleOf[role]) : []
  if (access.kind === 'page') return mayOpen(pages, access.page) ? 'let in' : 403
  if (access.kind === 'action') return mayDo(pages, access.action) ? 'let in' : 403
  return 'let in'
}

const names = Object.values(contract).map(({ name }) => name)
const matrix = names.flatMap((name) => everybody.map((who) => [name, who, expected(name, who)] as const))

const api = await startApi()

/** What the calls could write: a refusal leaves all of it alone. */
const writes = async () => {
  const counts: Record<string, unknown> = {}
  for (const table of [schema.usageEvents, schema.outbox, schema.passwordResets, schema.oneTimePasswords]) {
    const { rows } = await api.database.execute(sql`select count(*)::int as count from ${table}`)
    counts[getTableName(table)] = rows[0]
  }
  return counts
}

test.each(matrix)('%s by %s: %s', async (name, who, outcome) => {
  const { method, path } = contract[name]
  const { path: filled = path, body } = inputs[name] ?? {}
  // Signing out would end the session that the other tests use.
  const caller =
    name === 'signOut' && outcome === 'let in' && who !== 'nobody' && who !== 'visitor'
      ? api.bearing(await api.tokenOf(who, 'individual'))
      : api.as(who)
  const before = await writes()

  const answer = method === 'GET' ? await caller.get(filled) : await caller.post(filled, body)

  if (outcome === 'let in') expect([401, 403]).not.toContain(answer.status)
  else {
    expect(answer.status).toBe(outcome)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(await writes()).toEqual(before)
  }
})

test('the matrix covers every call, and each has been let in for someone', () => {
  for (const name of names)
    expect(matrix.some(([call, , outcome]) => call === name && outcome === 'let in')).toBe(true)
})
