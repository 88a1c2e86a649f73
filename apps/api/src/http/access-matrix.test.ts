import { type CallName, contract } from '@avita/api-client/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '../modules/users/schema.ts'
import { callNames, expectedOf, makeCall, members, stateOf } from '../testing/calls.ts'
import { inputFor } from '../testing/inputs.ts'
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
const letIn = matrix.filter(([, , outcome]) => outcome === 'let in')
const refused = matrix.filter(([, , outcome]) => outcome !== 'let in')

// Limits have tests of their own; here one address and one person make every call there is.
const api = await startApi({ LIMITS_FACTOR: '1000000000' })

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

/** Nothing but refusals since it was taken, so it is what the next refusal finds. */
let untouched: Awaited<ReturnType<typeof stateOf>> | null = null

const isSuccess = (status: number) => status >= 200 && status < 300

describe('who may make a call succeeds with it', () => {
  test.each(letIn)('%s by %s', async (name, who) => {
    untouched = null
    const { caller, input } = await inputFor(api, who, name)

    const { status, text } = await makeCall(caller, name, input)

    expect(
      isSuccess(status) || `${status} ${text}`,
      `${name} does not succeed with its input: where the example of the contract names no record that exists, add one to src/testing/inputs.ts`,
    ).toBe(true)
  })
})

describe('everybody else is refused, and nothing happens', () => {
  test.each(refused)('%s by %s: %s', async (name, who, status) => {
    // Before the state is taken: signing in is written down.
    if (who !== 'nobody') await api.tokenOf(who)
    untouched ??= await stateOf(api.database)

    const answer = await makeCall(api.as(who), name)

    expect(answer.status).toBe(status)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(await stateOf(api.database)).toEqual(untouched)
  })
})

test('the matrix covers every call, and each has been let in for someone', () => {
  for (const name of callNames) expect(letIn.some(([call]) => call === name)).toBe(true)
})
