import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownReadCount } from './read-count.ts'

test.each([
  [100, 4, null],
  [100, 5, 5],
  [100, 19, 15],
  [100, 98, 95],
  [100, 100, 95],
  [9, 9, null],
  [10, 10, 5],
  [0, 0, null],
])('of %i recipients %i have read: %s', (recipients, reads, shown) => {
  expect(shownReadCount(recipients, reads)).toBe(shown)
})

test('what is shown is never about fewer than five, read or unread, and one more reader shows in fives or not', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.nat(500), (recipients, other) => {
      const reads = Math.min(other, recipients)
      const shown = shownReadCount(recipients, reads)
      if (shown !== null) {
        expect(shown).toBeGreaterThanOrEqual(5)
        expect(recipients - shown).toBeGreaterThanOrEqual(5)
        expect(shown % 5).toBe(0)
      }
      const next = shownReadCount(recipients, Math.min(reads + 1, recipients))
      expect([0, 5]).toContain((next ?? 0) - (shown ?? 0))
    }),
  )
})
