import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { personalDataSources } from '../../personal-data-sources.ts'
import { passwordForm, tokenPath } from '../../testing/forms.ts'
import { idOfUser } from '../../testing/people.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { usageEvents } from '../analytics/schema.ts'
import { factsOf } from '../reports/participation.ts'
import { participationFacts } from '../reports/schema.ts'
import { testKeys, testResults } from '../tests/schema.ts'
import { lockUser } from '../users/admin-store.ts'
import { eraser } from './erasure.ts'

const push = (api: TestApi) =>
  api
    .as('employee')
    .post('/api/analytics/1/3/push?pageName=ArticleDetail', { description: 'x', extras: '{}' })

const answerTest = (api: TestApi) =>
  api.as('employee').post('/api/form', {
    formId: 'gad-7',
    version: 1,
    answers: Array.from({ length: 7 }, (_, index) => ({ questionId: `gad${index + 1}`, value: 1 })),
  })

const signIn = (api: TestApi) => api.as('nobody').post(tokenPath, passwordForm())

const waiting = async (api: TestApi) => {
  const { rows } = await api.database.execute(
    sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.['count']
}

/** Erases the employee while something is under way: begun before, it waits, and goes on after the erasure. */
const eraseDuring = async <Result>(api: TestApi, act: () => Promise<Result>): Promise<Result> => {
  const id = await idOfUser(api.database, 'employee')
  // What was let in before the erasure is what this is about.
  await api.tokenOf('employee')
  let underWay: Promise<Result> | null = null
  await api.database.transaction(async (transaction) => {
    await lockUser(transaction, id)
    underWay = act()
    await expect.poll(() => waiting(api)).toBe(1)
    await eraser(api.deps, personalDataSources(api.deps)).erase(transaction, id, 'request')
  })
  if (underWay === null) throw new Error('Nothing was under way')
  return underWay
}

test('page views, answers and sign-ins work while nobody is erased', async () => {
  const api = await startApi()

  expect([await push(api), await answerTest(api), await signIn(api)].map(({ status }) => status)).toEqual([
    200, 200, 200,
  ])
})

test.each([
  ['a page view', push],
  ['an answered test', answerTest],
])('%s that was under way when its person was erased is refused, and nothing is kept', async (_, act) => {
  const api = await startApi()
  for (const table of [usageEvents, participationFacts]) await api.database.delete(table)

  const answer = await eraseDuring(api, () => act(api))

  expect(answer).toBeProblem(409, 'account.erased')
  for (const table of [usageEvents, participationFacts, testKeys, testResults])
    expect(await api.database.select().from(table)).toEqual([])
})

test('a sign-in that was under way ends like one with a wrong password, without a session', async () => {
  const api = await startApi()
  const id = await idOfUser(api.database, 'employee')

  const answer = await eraseDuring(api, () => signIn(api))

  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({ error: 'invalid_grant' })
  const { rows } = await api.database.execute(sql`select 1 from sessions where user_id = ${id}`)
  expect(rows).toEqual([])
})

test('that somebody took part is not counted once they are erased, although a fact names nobody', async () => {
  const api = await startApi()
  const id = await idOfUser(api.database, 'employee')
  const { rows } = await api.database.execute(sql`select customer_id from users where id = ${id}`)
  const customerId = String(rows[0]?.['customer_id'])
  const record = () =>
    api.deps.participation.record(api.database, { personId: id, customerId, kind: 'article' })
  await api.database.delete(participationFacts)

  await eraseDuring(api, record)

  expect(await api.database.select().from(participationFacts)).toEqual([])
  expect(factsOf(api.deps.vault, { personId: id, customerId, kind: 'article' }, new Date())).toHaveLength(3)
})
