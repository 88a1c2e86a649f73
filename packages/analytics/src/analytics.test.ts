import { AnalyticsPush } from '@avita/api-client/contract'
import type { Language } from '@avita/i18n-routes'
import { expect, test } from 'vitest'
import { createAnalytics } from './analytics.ts'
import { startPushServer } from './testing/push-server.ts'

const now = Date.UTC(2026, 2, 2, 9)
const timestamp = '2026-03-02T09:00:00.000Z'

const start = async ({
  token = 'a-token',
  path = '/kullanici/makaleler',
  language = 'tr',
  status = 200,
}: { token?: string | null; path?: string; language?: Language; status?: number } = {}) => {
  const { received, refusals, client } = await startPushServer(status)
  const log: string[] = []
  const session = {
    token: () => token,
    account: () => (token === null ? null : { name: 'Ayşe', email: 'ayse@ornek.test', surname: 'Yılmaz' }),
  }
  const analytics = createAnalytics({
    client: client(session.token),
    session,
    language: () => language,
    path: () => path,
    log: (message) => log.push(message),
    now: () => now,
  })
  return { analytics, received, refusals, log }
}

test('a page view is a push of type 1 from platform 3, with its page name', async () => {
  const { analytics, received } = await start()
  await analytics.pageView('/kullanici/makaleler/7?returnTo=/gizli&token=abc#bolum')
  expect(received).toEqual([
    {
      line: 'POST /api/analytics/1/3/push?pageName=ArticleDetail',
      authorization: 'Bearer a-token',
      description: 'Page viewed: ArticleDetail',
      extras: {
        pageName: 'ArticleDetail',
        message: 'Page viewed: ArticleDetail',
        details: {
          url: '/kullanici/makaleler/7',
          timestamp,
          language: 'tr',
          isLoginRequired: true,
          userAuthenticated: true,
        },
      },
    },
  ])
})

test('the English forms page counts as Services, which needs no sign-in', async () => {
  const { analytics, received } = await start({ language: 'en' })
  await analytics.pageView('/en/user/forms')
  expect(received[0]?.line).toBe('POST /api/analytics/1/3/push?pageName=Services')
  expect(received[0]?.extras).toMatchObject({ details: { isLoginRequired: false, language: 'en' } })
})

test('an action is a push of type 2; on a counted page it says what that page asks for', async () => {
  const { analytics, received } = await start()
  await analytics.action('ArticleShared', { articleId: '7' })
  expect(received[0]).toMatchObject({
    line: 'POST /api/analytics/2/3/push?actionName=ArticleShared',
    extras: {
      articleId: '7',
      url: '/kullanici/makaleler',
      timestamp,
      language: 'tr',
      isLoginRequired: true,
      userAuthenticated: true,
    },
  })
})

test('an action elsewhere is a direct one', async () => {
  const { analytics, received } = await start({ path: '/cerez-politikasi' })
  await analytics.action('LanguageSwitched')
  expect(received[0]?.extras).toEqual({
    url: '/cerez-politikasi',
    timestamp,
    language: 'tr',
    isDirectAction: true,
  })
})

test('fields of an action cannot replace its place and time', async () => {
  const { analytics, received } = await start()
  await analytics.action('Odd', { url: 'https://evil.test/?token=abc', timestamp: 'never' })
  expect(received[0]?.extras).toMatchObject({ url: '/kullanici/makaleler', timestamp })
})

test('a form submit adds formName and formType', async () => {
  const { analytics, received } = await start({ path: '/kullanici/formlar' })
  await analytics.formSubmit({ formName: 'Otel talebi', formType: 'hotel' })
  expect(received[0]?.extras).toEqual({
    url: '/kullanici/formlar',
    timestamp,
    language: 'tr',
    isLoginRequired: true,
    userAuthenticated: true,
    formName: 'Otel talebi',
    formType: 'hotel',
  })
})

test('a sign-in carries username, success, accessTokenReceived and error', async () => {
  const { analytics, received } = await start({ path: '/' })
  await analytics.loginEvent({ username: 'employee', success: true, accessTokenReceived: true, error: null })
  expect(received[0]).toMatchObject({ line: 'POST /api/analytics/2/3/push?actionName=Login' })
  expect(received[0]?.extras).toEqual({
    url: '/',
    timestamp,
    language: 'tr',
    isDirectAction: true,
    username: 'employee',
    success: true,
    accessTokenReceived: true,
    error: null,
  })
})

test('a sign-out carries isLogoutAction, email and logoutReason', async () => {
  const { analytics, received } = await start()
  await analytics.logoutEvent()
  expect(received[0]).toMatchObject({
    line: 'POST /api/analytics/2/3/push?actionName=Logout',
    authorization: 'Bearer a-token',
  })
  expect(received[0]?.extras).toEqual({
    url: '/kullanici/makaleler',
    timestamp,
    language: 'tr',
    isDirectAction: true,
    isLogoutAction: true,
    email: 'ayse@ornek.test',
    logoutReason: 'user_initiated',
  })
})

test('signed out nothing is pushed but the logout action', async () => {
  const { analytics, received } = await start({ token: null })
  await analytics.pageView('/kullanici')
  await analytics.action('LanguageSwitched')
  await analytics.formSubmit({ formName: 'a', formType: 'b' })
  await analytics.loginEvent({ username: 'x', success: false, accessTokenReceived: false, error: 'Olmadı.' })
  expect(received).toEqual([])

  await analytics.logoutEvent()
  expect(received.map(({ line }) => line)).toEqual(['POST /api/analytics/2/3/push?actionName=Logout'])
})

test('a page that is not tracked is not counted', async () => {
  const { analytics, received } = await start()
  await analytics.pageView('/cerez-politikasi')
  await analytics.pageView('/no-such-page')
  expect(received).toEqual([])
})

test.each([401, 403, 500])(
  'a push that fails with %i is only logged, and signs nobody out',
  async (status) => {
    const { analytics, log, refusals } = await start({ status })
    await analytics.pageView('/kullanici')
    expect(log).toHaveLength(1)
    expect(log[0]).not.toContain('ayse')
    expect(refusals).toEqual([])
  },
)

test('however long the texts, the push keeps the bounds of the contract', async () => {
  const { analytics, received } = await start({ path: '/'.padEnd(3000, 'a') })
  const long = 'ş'.repeat(4000)
  await analytics.loginEvent({ username: long, success: true, accessTokenReceived: true, error: long })
  const [push] = received
  const body = { description: push?.description, extras: JSON.stringify(push?.extras) }
  expect(AnalyticsPush.safeParse(body).success).toBe(true)
})
