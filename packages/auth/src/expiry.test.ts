import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { isUnexpired, parseExpiry } from './expiry.ts'

const now = Date.UTC(2026, 2, 2, 9)

test.each([
  ['an absent expiry counts as valid', null, true],
  ['one in the future is valid', String(now + 1), true],
  ['the very instant is over', String(now), false],
  ['one in the past is over', String(now - 1), false],
  ['an ISO date in the future is read too', new Date(now + 1000).toISOString(), true],
  ['an ISO date in the past is read too', new Date(now - 1000).toISOString(), false],
  ['an ISO date with an offset is read', '2026-03-02T12:00:01+03:00', true],
])('%s', (_name, expiresAt, expected) => {
  const warn = vi.fn<(message: string) => void>()
  expect(isUnexpired(expiresAt, now, warn)).toBe(expected)
  expect(warn).not.toHaveBeenCalled()
})

test.each(['', 'soon', 'NaN', 'Infinity', '1e99', '0x10', '2026-99-99', '[object Object]', ' 1 '])(
  'an expiry of "%s" cannot be read: signed out, with a warning',
  (expiresAt) => {
    const warn = vi.fn<(message: string) => void>()
    expect(isUnexpired(expiresAt, now, warn)).toBe(false)
    expect(warn).toHaveBeenCalledOnce()
  },
)

test('an expiry is valid exactly when it lies in the future, in both spellings', () => {
  const instant = fc.integer({ min: 0, max: Date.UTC(2100, 0) })
  fc.assert(
    fc.property(instant, instant, (at, present) => {
      expect(isUnexpired(String(at), present, () => {})).toBe(at > present)
      expect(parseExpiry(new Date(at).toISOString())).toBe(at)
    }),
  )
})

test('any text that starts with no digit is unparsable and never throws', () => {
  const text = fc.string().filter((text) => !/^\d/.test(text))
  const isRefused = fc.property(text, (expiresAt) => !isUnexpired(expiresAt, now, () => {}))
  expect(() => fc.assert(isRefused)).not.toThrow()
})
