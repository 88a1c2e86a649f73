import { assert, constantFrom, dictionary, jsonValue, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { keptExtras, keptKeys, parseExtras } from './extras.ts'

const personal = {
  email: 'ayse@example.com',
  username: 'ayse',
  error: 'Kullanıcı adı veya şifre hatalı',
  message: 'I looked at the text on grief',
  url: '/kullanici/makaleler/6f1d?q=yas',
}

test('e-mail, username, error, message and address of an event are dropped', () => {
  const event = { ...personal, success: false, details: { ...personal, isLogoutAction: true } }

  expect(keptExtras(event)).toEqual({ success: false, isLogoutAction: true })
})

test('a page view keeps the flags of its details', () => {
  const event = {
    pageName: 'ArticleDetail',
    message: 'Yasın takvimi yoktur',
    details: { url: '/x', language: 'tr', isLoginRequired: true, userAuthenticated: true },
  }

  expect(keptExtras(event)).toEqual({ language: 'tr', isLoginRequired: true, userAuthenticated: true })
})

test.each([
  ['a sentence', 'formName', 'my form about grief'],
  ['a test', 'formName', 'PHQ-9'],
  ['a request for care', 'formName', 'psychologicalRequest'],
  ['a typed reason', 'logoutReason', 'I am being watched'],
  ['a text in place of a flag', 'success', 'ayse@example.com'],
  ['an unknown language', 'language', 'ayse'],
])('%s is not kept as %s', (_, key, value) => {
  expect(keptExtras({ [key]: value, details: { [key]: value } })).toEqual({})
})

test('whatever arrives, only known keys with flags and listed words remain', () => {
  const allowed = new Set<unknown>([
    true,
    false,
    'tr',
    'en',
    'user_initiated',
    'login',
    'oneTimePassword',
    'passwordReset',
    'contact',
    'serviceProvider',
    'application',
    'search',
    'settings',
  ])
  const key = oneof(string(), constantFrom(...keptKeys, ...Object.keys(personal), '__proto__', 'details'))
  const value = oneof(jsonValue(), constantFrom(...allowed, ...Object.values(personal)))
  const flat = dictionary(key, value)

  assert(
    property(flat, flat, (outer, details) => {
      const text = JSON.stringify({ ...outer, details })
      const kept = keptExtras(parseExtras(text)?.event)

      for (const [name, left] of Object.entries(kept)) {
        expect(keptKeys).toContain(name)
        expect(allowed).toContain(left)
      }
    }),
    { numRuns: 2000 },
  )
})

test.each(['null', '[]', '7', '"ayse@example.com"', '{"details":null}', ''])(
  'an event of another shape (%s) keeps nothing',
  (text) => {
    expect(keptExtras(parseExtras(text)?.event)).toEqual({})
  },
)

test('a text that is no JSON is told apart', () => {
  expect(parseExtras('ayse@example.com')).toBeNull()
})
