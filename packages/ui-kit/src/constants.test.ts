import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { copyrightYears, daysOfWeek, goToTopThreshold, toastTimings } from './constants.ts'

test('toasts stay 5 s, 1 s more after the pointer left, fade in 300 ms, at the top right', () => {
  expect(toastTimings).toEqual({ timeout: 5000, extendedTimeout: 1000, ease: 300, position: 'top-right' })
})

test('the go-to-top button shows beyond 100 px', () => {
  expect(goToTopThreshold).toBe(100)
})

test('the copyright runs from 2006 to the year of any later day', () => {
  assert(
    property(integer({ min: 2007, max: 2999 }), integer({ min: 0, max: 364 }), (year, day) => {
      expect(copyrightYears(new Date(year, 0, 1 + day))).toBe(`2006–${year}`)
    }),
  )
})

test('the copyright of the first year is that year alone', () => {
  expect(copyrightYears(new Date(2006, 5, 1))).toBe('2006')
})

test('the week starts on Monday, and Saturday and Sunday are its weekend, in both languages', () => {
  const turkish = daysOfWeek('tr')
  expect(turkish.map(({ name }) => name)).toEqual([
    'Pazartesi',
    'Salı',
    'Çarşamba',
    'Perşembe',
    'Cuma',
    'Cumartesi',
    'Pazar',
  ])
  for (const week of [turkish, daysOfWeek('en')])
    expect(week.filter(({ isWeekend }) => isWeekend).map(({ day }) => day)).toEqual([6, 0])
})
