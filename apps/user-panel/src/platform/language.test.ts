import { expect, test } from 'vitest'
import { languageToShow } from './language.ts'

test.each([
  ['/kullanici', 'en', 'tr'],
  ['/en/user/articles', 'tr', 'en'],
  ['/identity/login', 'en', 'en'],
  ['/unauthorized', 'en', 'en'],
  ['/unauthorized', 'tr', 'tr'],
] as const)('%s is shown to someone who last read %s in %s', (path, remembered, shown) => {
  expect(languageToShow(path, remembered)).toBe(shown)
})
