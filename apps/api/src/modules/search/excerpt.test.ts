import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'

const around = (middle: string) => `${'önce gelen söz '.repeat(40)}${middle} ${'sonra gelen söz '.repeat(40)}`

test.each([
  ['kaygılarımız', 'bir kaygı var'],
  ['KAYGI', '“Kaygı”, dedi'],
  ['isik', 'gece IŞIĞI ve ışık'],
  ['worries', 'many a worry stays'],
])('looking for %j shows the place where it says %j', (words, middle) => {
  const excerpt = excerptOf(around(middle), words)

  expect(excerpt).toContain(middle.split(' ')[1])
  expect(excerpt).toMatch(/^… \S.*\S …$/)
  expect(excerpt.length).toBeLessThanOrEqual(210)
})

test('a short text is shown whole, and the beginning where nothing is found', () => {
  expect(excerptOf('Kısa bir metin.', 'metin')).toBe('Kısa bir metin.')
  expect(excerptOf(around('x'), 'bulunmaz')).toMatch(/^önce gelen söz .* …$/)
})

test('an excerpt is never long, whatever the text and the words', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 600, unit: 'grapheme' }),
      fc.string({ maxLength: 40 }),
      (text, words) => {
        expect(excerptOf(text, words).length).toBeLessThanOrEqual(210)
      },
    ),
  )
})
