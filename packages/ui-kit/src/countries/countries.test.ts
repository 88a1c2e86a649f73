import { expect, test } from 'vitest'
import { countriesIn, defaultCountry } from './index.ts'

test('about 240 countries are bundled, Turkey is the default with +90', () => {
  const countries = countriesIn('tr')

  expect(countries.length).toBeGreaterThan(235)
  expect(countries.find(({ code }) => code === defaultCountry)).toEqual({
    code: 'TR',
    name: 'Türkiye',
    dialCode: '+90',
    flagIcon: 'tr.svg',
  })
})

test('every country has a name in both languages and stands in its alphabet', () => {
  for (const language of ['tr', 'en'] as const) {
    const names = countriesIn(language).map(({ name, code }) => {
      expect(name).not.toBe(code)
      return name
    })
    expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare))
  }
})
