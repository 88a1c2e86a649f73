import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextTry } from './next-try.ts'

const now = new Date('2026-11-21T10:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

test('each pause is twice the one before, up to two hours', () => {
  const pauses = Array.from({ length: 14 }, (_, index) => {
    const next = nextTry(index + 1, now, later(10 * 86_400))
    return next && (next.getTime() - now.getTime()) / 1000
  })
  expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 5120, 7200, 7200, 7200])
  expect(nextTry(15, now, later(10 * 86_400))).toBeNull()
})

test('the last try comes just before the message is of no more use, and none after it', () => {
  expect(nextTry(8, now, later(300))).toEqual(later(295))
  expect(nextTry(9, later(295), later(300))).toBeNull()
})

test('whatever happens, a try lies ahead and within the life of the message, and tries come to an end', () => {
  fc.assert(
    fc.property(fc.integer({ min: 6, max: 30 * 86_400 }), (life) => {
      const expiresAt = later(life)
      let moment = now
      for (let tries = 1; tries <= 15; tries += 1) {
        const next = nextTry(tries, moment, expiresAt)
        if (next === null) return
        expect(next.getTime()).toBeGreaterThan(moment.getTime())
        expect(next.getTime()).toBeLessThan(expiresAt.getTime())
        moment = next
      }
      throw new Error('there was always another try')
    }),
  )
})
