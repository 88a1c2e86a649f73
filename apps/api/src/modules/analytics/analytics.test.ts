import { trackedPageNames } from '@avita/api-client/contract'
import { assert, asyncProperty, constantFrom, dictionary, jsonValue, oneof, string } from 'fast-check'
import { expect, test } from 'vitest'
import { startApi } from '../../testing/start-api.ts'
import { keptKeys } from './extras.ts'
import { usageEvents } from './schema.ts'

const push = (type: number, query: string, extras: unknown, description = 'Page viewed') =>
  [
    `/api/analytics/${type}/3/push?${query}`,
    { description, extras: typeof extras === 'string' ? extras : JSON.stringify(extras) },
  ] as const

const start = async () => {
  const api = await startApi()
  // The seed brings a year of use by synthetic staff.
  await api.database.delete(usageEvents)
  return { ...api, stored: () => api.database.select().from(usageEvents).orderBy(usageEvents.id) }
}

const secrets = {
  email: 'employee@example.com',
  username: 'employee',
  error: 'Kullanıcı adı veya şifre hatalı',
  url: '/kullanici/makaleler/0b0c1a5e-0000-4000-8000-000000000000?q=yas',
  message: 'Yasın takvimi yoktur',
}

test('a page view of someone signed in is kept: the page, the person, the company, the language', async () => {
  const { as, stored } = await start()
  const details = { ...secrets, timestamp: '2026-01-01', language: 'en', isLoginRequired: true }

  const answer = await as('employee').post(
    ...push(1, 'pageName=ArticleDetail', { pageName: 'ArticleDetail', ...secrets, details }, secrets.message),
    { 'accept-language': 'en' },
  )

  expect(answer).toMatchObject({ status: 200, body: { stored: true } })
  expect(await stored()).toMatchObject([
    {
      type: 'page',
      name: 'ArticleDetail',
      personId: expect.any(String),
      customerId: expect.any(String),
      language: 'en',
      extras: { language: 'en', isLoginRequired: true },
    },
  ])
})

test('nothing of the e-mail, the user name, the address, the description or the message reaches table or log', async () => {
  const { as, stored, log } = await start()
  const logout = { ...secrets, isLogoutAction: true, logoutReason: 'user_initiated', isDirectAction: true }
  await as('employee').post(...push(2, 'actionName=Logout', logout, `Action: ${secrets.email}`))
  await as('employee').post(
    ...push(1, 'pageName=TestDetail', { ...secrets, details: secrets }, secrets.message),
  )

  const kept = JSON.stringify(await stored())
  expect((await stored()).map(({ extras }) => extras)).toEqual([
    { isLogoutAction: true, logoutReason: 'user_initiated', isDirectAction: true },
    {},
  ])
  for (const secret of Object.values(secrets).filter((value) => value !== 'employee')) {
    expect(kept).not.toContain(secret)
    expect(log()).not.toContain(secret)
  }
  expect(kept).not.toContain('"employee"')
})

test('nobody signed in: the answer says that nothing was kept, and nothing was', async () => {
  const { as, stored } = await start()

  expect(await as('visitor').post(...push(2, 'actionName=Logout', { isLogoutAction: true }))).toMatchObject({
    status: 200,
    body: { stored: false },
  })
  expect(await as('nobody').post(...push(1, 'pageName=Home', {}))).toBeProblem(401, 'access.tokenMissing')
  expect(await stored()).toEqual([])
})

test('every page name of the specification is known', async () => {
  const { as, stored } = await start()
  for (const name of trackedPageNames)
    expect((await as('employee').post(...push(1, `pageName=${name}`, {}))).status).toBe(200)

  expect((await stored()).map(({ name }) => name)).toEqual(trackedPageNames)
})

test.each([
  ['an unknown page', 1, 'pageName=Secrets', '{}', 'query.pageName', 'analytics.pageNameUnknown'],
  ['a page view without a page', 1, '', '{}', 'query.pageName', 'analytics.pageNameMissing'],
  [
    'an action name on a page view',
    1,
    'pageName=Home&actionName=Login',
    '{}',
    'query.actionName',
    'analytics.actionNameOnPageView',
  ],
  ['an action without a name', 2, 'pageName=Home', '{}', 'query.actionName', 'analytics.actionNameMissing'],
  [
    'an e-mail as action',
    2,
    'actionName=ayse%40example.com',
    '{}',
    'query.actionName',
    'analytics.actionNameInvalid',
  ],
  [
    'a sentence as action',
    2,
    'actionName=read%20about%20grief',
    '{}',
    'query.actionName',
    'analytics.actionNameInvalid',
  ],
  ['an id as action', 2, 'actionName=Open-6f1d', '{}', 'query.actionName', 'analytics.actionNameInvalid'],
  [
    'a phone as action',
    2,
    'actionName=905551112233',
    '{}',
    'query.actionName',
    'analytics.actionNameInvalid',
  ],
  ['extras that are no JSON', 1, 'pageName=Home', 'ayse', 'body.extras', 'analytics.extrasNotJson'],
])('%s is refused by its field, and nothing is kept', async (_, type, query, extras, field, code) => {
  const { as, stored } = await start()

  const answer = await as('employee').post(...push(type, query, extras))

  expect(answer).toBeProblem(400, 'request.invalid')
  expect(answer.body).toMatchObject({ errors: [{ field, code }] })
  expect(await stored()).toEqual([])
})

test.each([
  ['another type', '/api/analytics/3/3/push?pageName=Home'],
  ['another platform', '/api/analytics/1/2/push?pageName=Home'],
])('%s is refused', async (_, path) => {
  const { as, stored } = await start()

  expect(await as('employee').post(path, { description: '', extras: '{}' })).toBeProblem(
    400,
    'request.invalid',
  )
  expect(await stored()).toEqual([])
})

test('whatever extras arrive, the table holds known keys with flags and listed words only', async () => {
  const { as, database, waitSeconds, stored } = await start()
  const key = oneof(string(), constantFrom(...keptKeys, ...Object.keys(secrets), '__proto__'))
  const value = oneof(
    jsonValue({ maxDepth: 2 }),
    constantFrom(true, false, 'tr', 'login', ...Object.values(secrets)),
  )
  const fields = dictionary(key, value, { maxKeys: 8 })
  const words = ['tr', 'en', 'login', 'contact', 'passwordReset', 'oneTimePassword', 'serviceProvider']
  const more = ['application', 'search', 'settings', 'user_initiated']

  await assert(
    asyncProperty(fields, fields, async (outer, details) => {
      waitSeconds(61)
      await database.delete(usageEvents)
      const answer = await as('employee').post(...push(2, 'actionName=Try', { ...outer, details }))

      expect(answer.status).toBe(200)
      for (const { extras } of await stored())
        for (const [name, left] of Object.entries(extras)) {
          expect(keptKeys).toContain(name)
          expect([true, false, ...words, ...more]).toContain(left)
        }
    }),
    { numRuns: 60 },
  )
})

test('more than 120 pushes of one person in a minute wait, those of a colleague do not', async () => {
  const { as, stored, waitSeconds } = await start()
  for (let at = 0; at < 120; at += 1)
    expect((await as('employee').post(...push(1, 'pageName=Home', {}))).status).toBe(200)

  const refused = await as('employee').post(...push(1, 'pageName=Home', {}))

  expect(refused).toBeProblem(429, 'identity.tooManyRequests')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(await stored()).toHaveLength(120)
  expect((await as('colleague').post(...push(1, 'pageName=Home', {}))).status).toBe(200)
  waitSeconds(61)
  expect((await as('employee').post(...push(1, 'pageName=Home', {}))).status).toBe(200)
})
