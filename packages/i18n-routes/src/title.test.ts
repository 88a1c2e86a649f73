import { expect, test } from 'vitest'
import { documentTitle } from './title.ts'

test('a title names the page, then the product in the language of the page', () => {
  expect(documentTitle('Makaleler', 'tr')).toBe('Makaleler | AVITA Çalışan Destek Programı')
  expect(documentTitle('Articles', 'en')).toBe('Articles | AVITA Employee Assistance Program')
})
