import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { consentCookie, type ConsentDetails, createConsent, defaultConsent, parseConsent } from './consent.ts'
import { createJar } from './testing/cookies.ts'

interface Setting {
  settingsName?: string | null
  production?: boolean
  areCookiesOn?: boolean
}

const createFor = ({ settingsName = 'avita', production = true, areCookiesOn = true }: Setting = {}) => {
  const jar = createJar({ areCookiesOn })
  return { ...jar, consent: createConsent({ cookies: jar.cookies, settingsName, production }) }
}

test('before a decision none is given, and only what is required is on', () => {
  const { consent, values } = createFor()
  expect(consent.isGiven()).toBe(false)
  expect(consent.details()).toEqual(defaultConsent)
  expect(consent.allows('performanceAndAnalysisCookies')).toBe(false)
  expect(consent.allows('functionalityCookies')).toBe(false)
  expect(values.size).toBe(0)
})

test.each([
  [
    'accept all',
    true,
    { requiredCookies: true, performanceAndAnalysisCookies: true, functionalityCookies: true },
  ],
  [
    'reject all',
    false,
    { requiredCookies: true, performanceAndAnalysisCookies: false, functionalityCookies: false },
  ],
])('%s records a decision', (_name, accepts, details) => {
  const { consent, written } = createFor()
  if (accepts) consent.acceptAll()
  else consent.rejectAll()
  expect(consent.isGiven()).toBe(true)
  expect(consent.details()).toEqual(details)
  expect(written).toEqual([
    `cookieConsentDetails=${encodeURIComponent(JSON.stringify(details))}; Path=/; Max-Age=15552000; SameSite=Lax; Secure`,
  ])
})

test('a choice is kept for the next document', () => {
  const { consent, cookies } = createFor()
  consent.save({ performanceAndAnalysisCookies: false, functionalityCookies: true })
  const next = createConsent({ cookies, settingsName: 'avita', production: true })
  expect(next.allows('functionalityCookies')).toBe(true)
  expect(next.allows('performanceAndAnalysisCookies')).toBe(false)
})

test('reset deletes the cookie, and the banner shows again', () => {
  const { consent, values } = createFor()
  consent.acceptAll()
  consent.reset()
  expect(values.size).toBe(0)
  expect(consent.isGiven()).toBe(false)
  expect(consent.allows('functionalityCookies')).toBe(false)
})

test('who listens hears of a withdrawal at once, until they stop', () => {
  const { consent } = createFor()
  consent.acceptAll()
  const listener = vi.fn<(details: ConsentDetails) => void>()
  const stop = consent.subscribe(listener)
  consent.rejectAll()
  expect(listener).toHaveBeenCalledExactlyOnceWith(defaultConsent)
  stop()
  consent.acceptAll()
  expect(listener).toHaveBeenCalledOnce()
})

test('without a settings name consent counts as given in development, but starts nothing by itself', () => {
  const { consent } = createFor({ settingsName: null, production: false })
  expect(consent.isGiven()).toBe(true)
  expect(consent.allows('performanceAndAnalysisCookies')).toBe(false)
})

test('without a settings name production starts no optional part, whatever was pressed, and asks only once', () => {
  const { consent } = createFor({ settingsName: null })
  expect(consent.isGiven()).toBe(false)
  consent.acceptAll()
  expect(consent.isGiven()).toBe(true)
  expect(consent.allows('performanceAndAnalysisCookies')).toBe(false)
  expect(consent.allows('functionalityCookies')).toBe(false)
})

test('where the browser refuses cookies the decision lasts for the page', () => {
  const { consent } = createFor({ areCookiesOn: false })
  consent.rejectAll()
  expect(consent.isGiven()).toBe(true)
})

test.each([
  '',
  'true',
  '%',
  '%7B',
  'null',
  '[]',
  encodeURIComponent('{"requiredCookies":true}'),
  encodeURIComponent(
    '{"requiredCookies":false,"performanceAndAnalysisCookies":true,"functionalityCookies":true}',
  ),
  encodeURIComponent(
    '{"requiredCookies":true,"performanceAndAnalysisCookies":"true","functionalityCookies":1}',
  ),
  encodeURIComponent(
    '{"__proto__":{"requiredCookies":true,"performanceAndAnalysisCookies":true,"functionalityCookies":true}}',
  ),
  'x'.repeat(5000),
])('a corrupt cookie (%#) is no consent', (text) => {
  const { consent, values } = createFor()
  values.set(consentCookie.name, text)
  expect(consent.isGiven()).toBe(false)
  expect(consent.allows('performanceAndAnalysisCookies')).toBe(false)
})

test('whatever is chosen comes back as it was, and nothing else ever reads as consent', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), (performanceAndAnalysisCookies, functionalityCookies) => {
      const { consent, values } = createFor()
      consent.save({ performanceAndAnalysisCookies, functionalityCookies })
      const details = { requiredCookies: true, performanceAndAnalysisCookies, functionalityCookies }
      expect(parseConsent(values.get(consentCookie.name) ?? null)).toEqual(details)
    }),
  )
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.json().map(encodeURIComponent)), (text) => {
      expect(parseConsent(text)).toBeNull()
    }),
  )
})
