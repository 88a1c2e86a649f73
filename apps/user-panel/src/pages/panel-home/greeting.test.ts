import { expect, test } from 'vitest'
import { partOfDay } from './greeting.ts'

test.each([
  [5, 'morning'],
  [10, 'morning'],
  [11, 'day'],
  [17, 'day'],
  [18, 'evening'],
  [21, 'evening'],
  [22, 'night'],
  [0, 'night'],
  [4, 'night'],
] as const)('at %i o’clock it is %s', (hour, part) => {
  expect(partOfDay(hour)).toBe(part)
})
