import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ruleOf } from '../reports/gate.ts'
import { bandOfReads, ruleFor, shownReads } from './read-count.ts'

const lowest = ruleOf({ usageFloor: 5, testFloor: 10 })
const raised = ruleOf({ usageFloor: 8, testFloor: 10 })
const first = { id: 'first', usageFloor: 8, testFloor: 10 }
const second = { id: 'second', usageFloor: 5, testFloor: 20 }

test.each([
  [lowest, 100, 4, null],
  [lowest, 100, 5, { atLeast: 5, atMost: 9 }],
  [lowest, 100, 19, { atLeast: 10, atMost: 19 }],
  [lowest, 100, 100, { atLeast: 90, atMost: 99 }],
  [lowest, 9, 9, null],
  [lowest, 0, 0, null],
  [raised, 100, 7, null],
  [raised, 100, 8, { atLeast: 8, atMost: 15 }],
])('under %j, of %i recipients %i have read: %j', (rule, recipients, reads, shown) => {
  expect(bandOfReads(rule, recipients, reads)).toEqual(shown)
})

test('a company’s own rule holds for what is sent to it, the strictest of all for everything else', () => {
  expect(ruleFor({ customerId: 'second' }, [first, second])).toEqual(ruleOf(second))
  expect(ruleFor({ customerId: null }, [first, second])).toEqual(ruleOf({ usageFloor: 8, testFloor: 20 }))
  expect(ruleFor({ customerId: null }, [])).toEqual(lowest)
})

test('a floor that was raised hides what was counted before', () => {
  const counted = { readsAtLeast: 5, readsAtMost: 9 }
  expect(shownReads(lowest, counted)).toEqual({ atLeast: 5, atMost: 9 })
  expect(shownReads(raised, counted)).toBeNull()
  expect(shownReads(lowest, { readsAtLeast: null, readsAtMost: null })).toBeNull()
})

test('no band says that those who have read it, or those who have not, are some but fewer than the floor', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.nat(500), fc.integer({ min: 1, max: 30 }), (recipients, other, floor) => {
      const rule = ruleOf({ usageFloor: floor, testFloor: 10 })
      const band = bandOfReads(rule, recipients, Math.min(other, recipients))
      if (!band) return
      expect(band.atLeast).toBeGreaterThanOrEqual(rule.usageFloor)
      const unread = { atLeast: recipients - band.atMost, atMost: recipients - band.atLeast }
      expect(unread.atLeast >= 1 && unread.atMost < rule.usageFloor).toBe(false)
    }),
  )
})
