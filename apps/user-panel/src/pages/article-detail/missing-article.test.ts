import { ApiError } from '@avita/api-client'
import { expect, test } from 'vitest'
import { absenceOf } from './missing-article.tsx'

test.each([
  ['content.notInThisLanguage', 404, 'otherLanguage'],
  ['content.notFound', 404, 'missing'],
  ['request.invalid', 400, 'missing'],
  ['network.unreachable', 0, null],
  ['http.503', 503, null],
] as const)('an answer %s (%i) means: %s', (code, status, absence) => {
  expect(absenceOf(new ApiError('article', { code, status }))).toBe(absence)
})

test('a fault of our own says nothing about the article', () => {
  expect(absenceOf(new TypeError('x is not a function'))).toBeNull()
})
