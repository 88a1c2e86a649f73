import { TokenAnswer } from '@avita/api-client/contract'
import { and, eq, isNull, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { customers } from '../modules/users/schema.ts'
import { demoCustomers } from '../seed/demo-accounts.ts'
import { passwordForm, tokenPath } from '../testing/forms.ts'
import { idOfUser, tokenMailedTo } from '../testing/people.ts'
import { startApi, type TestApi } from '../testing/start-api.ts'
import { attempts, sessions } from './schema.ts'

/** One hash at a time: whoever signs in waits in the queue with the hash that was read before. */
const startBusyApi = () => startApi({ HASHING_PARALLEL: '1', IN_FLIGHT: '200', DATABASE_CONNECTIONS: '10' })

const signIn = (api: TestApi, changes: Readonly<Record<string, string>> = {}) =>
  api.as('nobody').post(tokenPath, passwordForm(changes))

const several = <Result>(times: number, act: (turn: number) => Promise<Result>) =>
  Array.from({ length: times }, (_, turn) => act(turn))

/** Which of the tokens that were given still open something. */
const livingOf = async (api: TestApi, answers: readonly Awaited<ReturnType<typeof signIn>>[]) => {
  const tokens = answers.flatMap((answer) =>
    answer.status === 200 ? [answer.read(TokenAnswer).access_token] : [],
  )
  const asked = await Promise.all(tokens.map((token) => api.bearing(token).get('/api/account')))
  return asked.filter(({ status }) => status === 200).length
}

const openSessions = async (api: TestApi) => {
  const userId = await idOfUser(api.database, 'employee')
  return api.database
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
}

test('of sign-ins under way with the old password none lives on after a reset', async () => {
  const api = await startBusyApi()
  await api.as('visitor').post('/auth/api/User/RequestPasswordReset', { email: 'employee@example.com' })
  const token = await tokenMailedTo(api.database, 'employee@example.com')
  await api.tokenOf('visitor')

  const before = several(3, () => signIn(api))
  const reset = api
    .as('visitor')
    .post('/auth/api/User/ResetPassword', { token, password: 'a long walk by the sea' })
  const after = several(6, () => signIn(api))
  expect((await reset).status).toBe(200)
  const answers = await Promise.all([...before, ...after])

  expect(answers.map(({ status }) => status)).toContain(400)
  expect(await livingOf(api, answers)).toBe(0)
  expect(await openSessions(api)).toEqual([])
  expect((await signIn(api, { password: 'a long walk by the sea' })).status).toBe(200)
})

test('of sign-ins under way none lives on after the account was disabled, also when it is restored', async () => {
  const api = await startBusyApi()
  const id = await idOfUser(api.database, 'employee')
  await api.tokenOf('admin')
  const change = (isActive: boolean) => api.as('admin').post('/api/changeActiveStatus', { id, isActive })

  const underWay = several(9, () => signIn(api))
  await Promise.race(underWay)
  expect((await change(false)).status).toBe(200)
  const answers = await Promise.all(underWay)
  expect((await change(true)).status).toBe(200)

  expect(answers.map(({ status }) => status)).toContain(400)
  expect(await livingOf(api, answers)).toBe(0)
  expect(await openSessions(api)).toEqual([])
})

test('of sign-ins under way none lives on after the company was disabled, also when it is restored', async () => {
  const api = await startBusyApi()
  const change = (isActive: boolean) =>
    api.database.update(customers).set({ isActive }).where(eq(customers.id, demoCustomers.first.id))

  const underWay = several(9, () => signIn(api))
  await Promise.race(underWay)
  await change(false)
  const answers = await Promise.all(underWay)
  await change(true)

  expect(answers.map(({ status }) => status)).toContain(400)
  expect(await livingOf(api, answers)).toBe(0)
  expect(await openSessions(api)).toEqual([])
})

const countOf = async (api: TestApi, prefix: string) => {
  const rows = await api.database
    .select({ count: attempts.count })
    .from(attempts)
    .where(like(attempts.key, `${prefix}%`))
  return rows.reduce((sum, { count }) => sum + count, 0)
}

test('who is sent away for want of capacity has tried nothing', async () => {
  const api = await startBusyApi()
  const accessToken = await api.tokenOf('employee')

  const crowd = several(40, (turn) =>
    signIn(api, { username: `somebody${turn % 5}`, password: 'not-the-one' }),
  )
  const again = several(10, () =>
    api.bearing(accessToken).post('/api/account/export', { password: 'not-the-one' }),
  )
  const [signIns, exports] = [await Promise.all(crowd), await Promise.all(again)]

  const numberOf = (answers: readonly { readonly status: number }[], status: number) =>
    answers.filter((answer) => answer.status === status).length
  expect(numberOf(signIns, 503) + numberOf(signIns, 400)).toBe(40)
  expect(numberOf(signIns, 503)).toBeGreaterThan(0)
  expect(numberOf(exports, 503)).toBeGreaterThan(0)
  expect(await countOf(api, 'sign-in name ')).toBe(numberOf(signIns, 400))
  expect(await countOf(api, 'sign-in ip ')).toBe(numberOf(signIns, 400))
  expect(await countOf(api, 'password again ')).toBe(numberOf(exports, 400))
})
