import { addressesOf, apps, routeTable } from '@avita/i18n-routes'
import { expect, test } from 'vitest'
import { preferredLanguage, rememberLanguage } from './preferred-language.ts'
import { createBrowser } from './testing/browser.ts'

test('exactly the pages with a language in their path are remembered', () => {
  for (const app of apps)
    for (const { page, path, language } of addressesOf(app)) {
      const { values, openTab } = createBrowser()
      rememberLanguage(path, app, openTab().storage)
      const carriesLanguage = routeTable[page].tr !== routeTable[page].en
      expect([path, values.get('preferred-language')]).toEqual([path, carriesLanguage ? language : undefined])
    }
})

test.each([
  ['en', 'en'],
  ['tr', 'tr'],
  ['de', 'tr'],
  ['__proto__', 'tr'],
])('a stored language of "%s" shows %s', (stored, shown) => {
  const { values, openTab } = createBrowser()
  values.set('preferred-language', stored)
  expect(preferredLanguage(openTab().storage)).toBe(shown)
})

test('without a storage the default language shows, and nothing throws', () => {
  rememberLanguage('/en', 'corporate', null)
  expect(preferredLanguage(null)).toBe('tr')
})
