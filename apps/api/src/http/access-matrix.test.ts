import { type CallName, contract } from '@avita/api-client/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../modules/users/schema.ts'
import { callNames, expectedOf, makeCall, members, stateOf } from '../testing/calls.ts'
import { startApi, type Who } from '../testing/start-api.ts'

/** Both hold a token of the time before they were disabled or removed. */
const turnedAway = ['disabled', 'removed'] as const

const everybody = ['nobody', 'visitor', ...members, ...turnedAway] as const satisfies readonly Who[]
type Caller = (typeof everybody)[number]

const isTurnedAway = (who: Caller) => turnedAway.some((name) => name === who)

const expected = (name: CallName, who: Caller): 'let in' | 401 | 403 => {
  const { access } = contract[name]
  if (access.kind === 'open') return 'let in'
  if (who === 'nobody' || isTurnedAway(who)) return 401
  if (access.kind === 'anonymous') return 'let in'
  const member = members.find((candidate) => candidate === who)
  return member ? expectedOf(name, member) : 401
}

const matrix = callNames.flatMap((name) => everybody.map((who) => [name, who, expected(name, who)] as const))

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

const callerOf = async (name: CallName, who: Caller) =>
  // Signing out would end the session that the other tests use.
  name === 'signOut' && who !== 'nobody' && who !== 'visitor' && !isTurnedAway(who)
    ? api.bearing(await api.tokenOf(who, 'individual'))
    : api.as(who)

test.each(matrix)('%s by %s: %s', async (name, who, outcome) => {
  const before = outcome === 'let in' ? null : await stateOf(api.database)

  const answer = await makeCall(await callerOf(name, who), name)

  if (outcome === 'let in') {
    expect([401, 403]).not.toContain(answer.status)
    expect(answer.status).toBeLessThan(500)
  } else {
    expect(answer.status).toBe(outcome)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(await stateOf(api.database)).toEqual(before)
  }
})

test('the matrix covers every call, and each has been let in for someone', () => {
  for (const name of callNames)
    expect(matrix.some(([call, , outcome]) => call === name && outcome === 'let in')).toBe(true)
})
