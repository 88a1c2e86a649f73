import { projectId, wrongCredentialsText } from '@avita/api-client'
import type { Language } from '@avita/i18n-routes'
import { expect, test, vi } from 'vitest'
import { createSession } from './session.ts'
import { type LoginEvent, signIn } from './sign-in.ts'
import { createBrowser } from './testing/browser.ts'
import { json, startServer } from './testing/identity-server.ts'
import { answerFor, ayse, tokenWith } from './testing/tokens.ts'

const genericText = 'Şu anda giriş yapılamıyor.'
const tokenLine = 'POST /auth/connect/token'
const pagesLine = `GET /api/pagesAndActions/${projectId}`
const token = { ...answerFor(), token_type: 'Bearer' }
const pages = [{ name: 'articles', authorizedActions: [] }]

const attempt = async (
  answers: Parameters<typeof startServer>[0],
  { language = 'tr', serverIsDown = false }: { language?: Language; serverIsDown?: boolean } = {},
) => {
  const browser = createBrowser()
  browser.setClock(Date.now())
  const tab = browser.openTab()
  const session = createSession({ ...tab, warn: () => {} })
  session.start()
  const { received, clientWith, close } = await startServer(answers)
  if (serverIsDown) await close()
  const onEvent = vi.fn<(event: LoginEvent) => void>()
  const result = await signIn({
    session,
    client: clientWith(session.token, () => {}, language),
    clientId: 'panel',
    username: ' employee ',
    password: ' Avita-demo-2026',
    rememberMe: false,
    language,
    genericText,
    onEvent,
    now: tab.now,
  })
  return { result, session, browser, received, onEvent }
}

test('a sign-in asks for a token, then for what it opens, and stores both', async () => {
  const { result, session, received, onEvent } = await attempt({
    [tokenLine]: json(token),
    [pagesLine]: json(pages),
  })

  expect(received.map(({ line, authorization }) => [line, authorization])).toEqual([
    [tokenLine, null],
    [pagesLine, `Bearer ${tokenWith(ayse)}`],
  ])
  expect(Object.fromEntries(new URLSearchParams(received[0]?.body))).toEqual({
    grant_type: 'password',
    username: 'employee',
    password: ' Avita-demo-2026',
    OwnerId: '2',
    client_id: 'panel',
  })
  expect(result).toEqual({
    kind: 'signedIn',
    account: { name: 'Ayşe', email: 'ayse@ornek.test', surname: 'Yılmaz' },
  })
  expect(session.isSignedIn()).toBe(true)
  expect(session.authorizedPages()).toEqual(pages)
  expect(onEvent.mock.calls).toEqual([
    [{ username: 'employee', success: true, accessTokenReceived: true, error: null }],
  ])
})

test("the expiry counts from the server's Date", async () => {
  const serverNow = Math.floor(Date.now() / 1000) * 1000 - 60_000
  const date = { date: new Date(serverNow).toUTCString() }
  const { browser } = await attempt({ [tokenLine]: json(token, 200, date), [pagesLine]: json(pages) })
  expect(Number(browser.values.get('expires-at'))).toBe(serverNow + 3_600_000)
})

const refusal = (description: string, status = 400) =>
  json({ error: 'invalid_grant', error_description: description }, status)

test.each([
  ['the wrong-credentials text', 'tr', refusal(wrongCredentialsText), wrongCredentialsText],
  [
    'the wrong-credentials text, replaced in English',
    'en',
    refusal(wrongCredentialsText),
    'You have entered an incorrect username or password. Please check and try again.',
  ],
  ['any other text as it came, in English too', 'en', refusal('Çok fazla deneme.', 429), 'Çok fazla deneme.'],
  [
    'a text that only resembles it as it came',
    'en',
    refusal(`${wrongCredentialsText} (2)`),
    `${wrongCredentialsText} (2)`,
  ],
  [
    'the fallback where the server gives no reason',
    'en',
    refusal(''),
    'Bir hata oluştu. Lütfen tekrar deneyiniz.',
  ],
  ['the fallback where the server fails', 'tr', json({}, 500), 'Bir hata oluştu. Lütfen tekrar deneyiniz.'],
  ['the generic text where the gateway reaches nobody', 'tr', json({}, 502), genericText],
] as const)('a refused sign-in shows %s', async (_name, language, answer, errorText) => {
  const { result, session, browser, onEvent } = await attempt({ [tokenLine]: answer }, { language })

  expect(result).toMatchObject({ kind: 'failed', errorText })
  expect(session.isSignedIn()).toBe(false)
  expect(browser.values.size).toBe(0)
  expect(onEvent.mock.calls).toEqual([
    [{ username: 'employee', success: false, accessTokenReceived: false, error: errorText }],
  ])
})

test('an API that cannot be reached shows the generic text', async () => {
  const { result } = await attempt({}, { serverIsDown: true })
  expect(result).toMatchObject({ kind: 'failed', errorText: genericText })
})

test('a sign-in whose pages cannot be read is none: a token alone opens nothing', async () => {
  const { result, session, browser, onEvent } = await attempt({
    [tokenLine]: json(token),
    [pagesLine]: json({}, 403),
  })

  expect(result.kind).toBe('failed')
  expect(session.isSignedIn()).toBe(false)
  expect(browser.values.size).toBe(0)
  expect(browser.cookieText()).toBe('')
  expect(onEvent.mock.calls[0]?.[0]).toMatchObject({ success: false, accessTokenReceived: true })
})
