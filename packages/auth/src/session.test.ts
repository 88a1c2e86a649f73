import type { AuthorizedPage } from '@avita/api-client'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropEndedSession, isSessionOpen } from './session-state.ts'
import { createSession } from './session.ts'
import { storageKeys } from './storage.ts'
import { type Browser, createBrowser } from './testing/browser.ts'
import { answerFor, ayse, tokenWith } from './testing/tokens.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const articlePages: AuthorizedPage[] = [{ name: 'articles', authorizedActions: [] }]

const open = (browser: Browser) => {
  const tab = browser.openTab()
  const warn = vi.fn<(message: string) => void>()
  const session = createSession({ ...tab, warn })
  const stop = session.start()
  return { ...tab, session, warn, stop }
}

const signedInBrowser = (rememberMe = false, browser = createBrowser()) => {
  const tab = open(browser)
  tab.session.accept(answerFor(), { rememberMe, authorizedPages: articlePages })
  return { browser, ...tab }
}

test('a sign-in is stored under exactly the keys of the specification', () => {
  const { browser } = signedInBrowser()

  expect(Object.fromEntries(browser.values)).toEqual({
    'access-token': tokenWith(ayse),
    'expires-at': String(browser.now() + 3_600_000),
    account: JSON.stringify({ name: 'Ayşe', email: 'ayse@ornek.test', surname: 'Yılmaz' }),
    'user-scopes': '["api","panel"]',
    'authorized-pages': '[{"name":"articles","authorizedActions":[]}]',
  })
  expect(Object.values(storageKeys)).toEqual([
    'access-token',
    'expires-at',
    'account',
    'user-scopes',
    'authorized-pages',
    'preferred-language',
    'exaironWebchat',
    'chat_session',
  ])
})

test('the next document finds the session as it was left', () => {
  const { browser } = signedInBrowser()

  const { session } = open(browser)

  expect(session.isSignedIn()).toBe(true)
  expect(session.token()).toBe(tokenWith(ayse))
  expect(session.account()).toEqual({ name: 'Ayşe', email: 'ayse@ornek.test', surname: 'Yılmaz' })
  expect(session.authorizedPages()).toEqual(articlePages)
  expect(session.scopes()).toEqual(['api', 'panel'])
})

test.each([
  ['absent', null, true, 0],
  ['in the future', '99999999999999', true, 0],
  ['in the past', '1', false, 0],
  ['unparsable', 'tomorrow', false, 1],
])('an expiry that is %s', (_name, expiresAt, isSignedIn, warnings) => {
  const { browser } = signedInBrowser()
  if (expiresAt === null) browser.values.delete('expires-at')
  else browser.values.set('expires-at', expiresAt)

  const { session, warn } = open(browser)

  expect(session.isSignedIn()).toBe(isSignedIn)
  expect(session.token() !== null).toBe(isSignedIn)
  expect(warn).toHaveBeenCalledTimes(warnings)
})

test('the session ends with its token, and tells who listens', () => {
  const { browser, session } = signedInBrowser()
  const listener = vi.fn<(now: { isSignedIn: boolean }) => void>()
  session.subscribe(listener)

  browser.pass(3_600_000)
  vi.advanceTimersByTime(3_600_000)

  expect(listener).toHaveBeenCalledOnce()
  expect(listener.mock.calls[0]?.[0].isSignedIn).toBe(false)
  expect(session.token()).toBeNull()
  expect(session.account()).toBeNull()
})

test('a machine that slept through the end is signed out at the first question, and listeners hear right after', async () => {
  const { browser, session } = signedInBrowser()
  const seen: boolean[] = []
  session.subscribe((now) => seen.push(now.isSignedIn))
  browser.pass(3_600_001)

  expect(session.isSignedIn()).toBe(false)
  expect(session.snapshot()).toBe(session.snapshot())
  expect(seen).toEqual([])
  await Promise.resolve()

  expect(seen).toEqual([false])
})

test('signing out removes everything but the language', () => {
  const { browser, session } = signedInBrowser()
  browser.values.set('preferred-language', 'en')
  browser.values.set('exaironWebchat', 'x')
  browser.values.set('chat_session', 'y')
  browser.values.set('of-somebody-else', 'z')

  session.clear()

  expect(Object.fromEntries(browser.values)).toEqual({ 'preferred-language': 'en', 'of-somebody-else': 'z' })
  expect(browser.cookieText()).toBe('')
  expect(session.isSignedIn()).toBe(false)
})

test('a second person finds nothing of the first', () => {
  const { browser, session } = signedInBrowser()
  browser.values.set('chat_session', 'of the first')

  session.accept(answerFor({ name: 'Can', email: 'can@ornek.test', family_name: 'Ak' }), {
    rememberMe: false,
  })

  expect(session.authorizedPages()).toEqual([])
  expect(session.account()?.name).toBe('Can')
  expect(browser.values.has('chat_session')).toBe(false)
})

test('"remember me" unticked: the session ends with the browser, and the keys are cleared', () => {
  const { browser } = signedInBrowser(false)
  browser.values.set('chat_session', 'y')
  expect(browser.cookieText()).toBe('session-open=')
  expect(browser.attributesOf('session-open')).toBe('Path=/; SameSite=Lax')

  browser.closeAndReopen()
  const { session } = open(browser)

  expect(session.isSignedIn()).toBe(false)
  expect(browser.values.size).toBe(0)
})

test('a public page alone clears what a closed browser left, and nothing of a session that goes on', () => {
  const { browser } = signedInBrowser(false)
  const tab = browser.openTab()
  dropEndedSession(tab.storage, tab.cookies)
  expect(isSessionOpen(tab.storage, tab.cookies, tab.now())).toBe(true)

  browser.closeAndReopen()
  browser.values.set('preferred-language', 'en')
  dropEndedSession(tab.storage, tab.cookies)

  expect([...browser.values.keys()]).toEqual(['preferred-language'])
})

test('"remember me" ticked: the session survives the browser, until the end of the token', () => {
  const { browser } = signedInBrowser(true)
  expect(browser.attributesOf('session-open')).toBe('Path=/; Max-Age=3600; SameSite=Lax')

  browser.closeAndReopen()
  expect(open(browser).session.isSignedIn()).toBe(true)

  browser.pass(3_600_000)
  expect(open(browser).session.isSignedIn()).toBe(false)
  expect(browser.values.size).toBe(0)
})

test('the cookie is Secure under https', () => {
  const { browser } = signedInBrowser(true, createBrowser({ protocol: 'https:' }))
  expect(browser.attributesOf('session-open')).toBe('Path=/; Max-Age=3600; SameSite=Lax; Secure')
})

test('where cookies are refused the token lasts until its own end', () => {
  const { browser } = signedInBrowser(false, createBrowser({ areCookiesOn: false }))
  expect(open(browser).session.isSignedIn()).toBe(true)
  browser.pass(3_600_000)
  expect(open(browser).session.isSignedIn()).toBe(false)
})

test('a sign-in and a sign-out reach the other tabs', () => {
  const browser = createBrowser()
  const here = open(browser)
  const there = open(browser)
  const listener = vi.fn<(now: { isSignedIn: boolean }, before: { isSignedIn: boolean }) => void>()
  there.session.subscribe(listener)

  here.session.accept(answerFor(), { rememberMe: false, authorizedPages: articlePages })
  expect(there.session.isSignedIn()).toBe(true)
  expect(there.session.authorizedPages()).toEqual(articlePages)

  here.session.clear()
  expect(there.session.isSignedIn()).toBe(false)
  expect(listener.mock.calls.map(([now, before]) => [before.isSignedIn, now.isSignedIn])).toContainEqual([
    true,
    false,
  ])
})

test('when another person signs in over the first, no tab sees a sign-out in between', () => {
  const { browser, session } = signedInBrowser()
  const there = open(browser)
  const seen: boolean[] = []
  there.session.subscribe((now) => seen.push(now.isSignedIn))

  session.accept(answerFor({ name: 'Can', email: 'can@ornek.test', family_name: 'Ak' }), {
    rememberMe: false,
  })

  expect(seen).not.toContain(false)
  expect(there.session.account()?.name).toBe('Can')
})

test('a tab that stopped following stays as it is', () => {
  const browser = createBrowser()
  const here = open(browser)
  const there = open(browser)
  there.stop()
  here.session.accept(answerFor(), { rememberMe: false })
  expect(there.session.isSignedIn()).toBe(false)
})

test('a storage that was emptied as a whole signs the tab out', () => {
  const { browser, session, events } = signedInBrowser()
  browser.values.clear()
  events.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
  expect(session.isSignedIn()).toBe(false)
})

const blocked = {
  getItem: () => {
    throw new DOMException('blocked', 'SecurityError')
  },
  setItem: () => {
    throw new DOMException('blocked', 'SecurityError')
  },
  removeItem: () => {
    throw new DOMException('blocked', 'SecurityError')
  },
}

test.each([
  ['blocked', blocked],
  ['absent', null],
])('with a storage that is %s the sign-in lasts for the page', (_name, storage) => {
  const tab = createBrowser().openTab()
  const session = createSession({ ...tab, storage, warn: () => {} })
  session.start()

  session.accept(answerFor(), { rememberMe: true, authorizedPages: articlePages })

  expect(session.isSignedIn()).toBe(true)
  expect(session.authorizedPages()).toEqual(articlePages)
  expect(isSessionOpen(storage, tab.cookies, tab.now())).toBe(false)
  session.clear()
  expect(session.isSignedIn()).toBe(false)
})

test('a full storage keeps nothing of the session rather than half of it', () => {
  const browser = createBrowser({ quota: 100 })
  const { session, warn } = open(browser)

  session.accept(answerFor(), { rememberMe: false, authorizedPages: articlePages })

  expect(session.isSignedIn()).toBe(true)
  expect(session.authorizedPages()).toEqual(articlePages)
  expect(browser.values.size).toBe(0)
  expect(warn).toHaveBeenCalledOnce()
})

const hostile = fc.oneof(
  fc.string({ maxLength: 300 }),
  fc.json(),
  fc.constantFrom(
    '{"__proto__":{"name":"x"}}',
    '[{"__proto__":{"name":"articles","authorizedActions":[]}}]',
    '[{"name":"__proto__","authorizedActions":[]}]',
    '[{"name":"articles","authorizedActions":"all"}]',
    '{"name":{"toString":1},"email":[],"surname":null}',
    'null',
    '[[[[]]]]',
    '"',
    'x'.repeat(70_000),
    `[${'"a",'.repeat(600)}"a"]`,
  ),
)

test('whatever stands in storage, nothing throws and nothing is granted', () => {
  fc.assert(
    fc.property(hostile, hostile, hostile, hostile, hostile, (token, expiresAt, account, scopes, pages) => {
      const browser = createBrowser()
      const { cookies, storage, now } = browser.openTab()
      cookies.write('session-open', '')
      for (const [key, value] of Object.entries({
        'access-token': token,
        'expires-at': expiresAt,
        account,
        'user-scopes': scopes,
        'authorized-pages': pages,
      }))
        browser.values.set(key, value)

      const { session } = open(browser)

      expect(session.authorizedPages()).toEqual([])
      const fields = Object.values(session.account() ?? {})
      expect(fields.filter((field) => typeof field !== 'string')).toEqual([])
      expect(isSessionOpen(storage, cookies, now())).toBe(session.isSignedIn())
    }),
    { numRuns: 300 },
  )
  expect(Object.hasOwn(Object.prototype, 'name')).toBe(false)
})

test.each(['two\nlines', 'with space', 'ş', '', 'x'.repeat(9000)])(
  'a token that could not make a header is none (%#)',
  (token) => {
    const { browser } = signedInBrowser()
    browser.values.set('access-token', token)
    expect(open(browser).session.isSignedIn()).toBe(false)
  },
)

test('a value of an absurd size is absent, however well it is formed', () => {
  const { browser } = signedInBrowser()
  const pages = JSON.stringify(articlePages)
  browser.values.set('authorized-pages', pages.padEnd(64 * 1024))
  expect(open(browser).session.authorizedPages()).toEqual(articlePages)
  browser.values.set('authorized-pages', pages.padEnd(64 * 1024 + 1))
  expect(open(browser).session.authorizedPages()).toEqual([])
})

test('an unknown page or action in storage grants nothing, the known ones beside it stay', () => {
  const { browser } = signedInBrowser()
  browser.values.set(
    'authorized-pages',
    '[{"name":"admin.everything","authorizedActions":[]},{"name":"tests","authorizedActions":[{"name":"SubmitTest"},{"name":"Rule"}]}]',
  )
  expect(open(browser).session.authorizedPages()).toEqual([
    { name: 'tests', authorizedActions: [{ name: 'SubmitTest' }] },
  ])
})

test("expiry counts from the server's clock where ours agrees with it, else on our own", () => {
  const day = 24 * 3_600_000
  const endAt = (serverOffset: number) => {
    const browser = createBrowser()
    open(browser).session.accept(answerFor(), { rememberMe: false, serverOffset })
    return Number(browser.values.get('expires-at')) - browser.now()
  }
  expect(endAt(-2000)).toBe(3_598_000)
  expect(endAt(day)).toBe(3_600_000)
  expect(endAt(-day)).toBe(3_600_000)
})

test('a device whose clock is days off stays signed in for exactly the life of the token', () => {
  fc.assert(
    fc.property(fc.integer({ min: -30, max: 30 }), (days) => {
      const browser = createBrowser()
      const serverNow = browser.now()
      browser.pass(days * 24 * 3_600_000)
      const serverOffset = serverNow - browser.now()
      open(browser).session.accept(answerFor(), { rememberMe: true, serverOffset })
      browser.pass(3_599_000)
      expect(open(browser).session.isSignedIn()).toBe(true)
      browser.pass(1000)
      expect(open(browser).session.isSignedIn()).toBe(false)
    }),
  )
})

test('an answer without a usable life has no expiry, and the cookie lasts no longer than any session', () => {
  const { browser, session } = signedInBrowser(true)
  session.accept(answerFor(ayse, Number.NaN), { rememberMe: true })
  expect(browser.values.has('expires-at')).toBe(false)
  expect(session.isSignedIn()).toBe(true)
  expect(browser.attributesOf('session-open')).toContain('Max-Age=43200')
})

test('new pages are kept beside the session, and only there', () => {
  const { browser, session } = signedInBrowser()
  session.setAuthorizedPages([])
  expect(browser.values.get('authorized-pages')).toBe('[]')
  session.clear()
  session.setAuthorizedPages(articlePages)
  expect(browser.values.size).toBe(0)
})

test('a token that says nothing readable makes no account', () => {
  const { session } = open(createBrowser())
  session.accept({ access_token: 'opaque', expires_in: 60, scope: '' }, { rememberMe: false })
  expect(session.isSignedIn()).toBe(true)
  expect(session.account()).toBeNull()
})

test('the snapshot is the same object until something changes', () => {
  const { session } = signedInBrowser()
  expect(session.snapshot()).toBe(session.snapshot())
})

test('without a browser there is no session and no error', () => {
  const session = createSession()
  session.start()
  expect(session.isSignedIn()).toBe(false)
  expect(isSessionOpen()).toBe(false)
})
