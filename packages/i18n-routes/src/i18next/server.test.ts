import { expect, test, vi } from 'vitest'
import { resourcesOfFiles, urlOfFiles } from './files.ts'
import { createServerI18n } from './server.ts'

const resources = resourcesOfFiles({
  './locales/tr/home.json': { title: 'Ana sayfa' },
  './locales/en/home.json': { title: 'Home' },
  '../node_modules/@avita/ui-kit/src/locales/en/ui.json': { close: 'Close' },
  './locales/de/home.json': { title: 'Startseite' },
  './locales/readme.md': 'no texts',
})

test('files become resources by the language and namespace of their path, and others are left out', () => {
  expect(resources).toEqual({
    tr: { home: { title: 'Ana sayfa' } },
    en: { home: { title: 'Home' }, ui: { close: 'Close' } },
  })
})

test('an instance is ready at once, in its own language', () => {
  const turkish = createServerI18n({ language: 'tr', resources })
  const english = createServerI18n({ language: 'en', resources })

  expect(turkish.t('home:title')).toBe('Ana sayfa')
  expect(english.t('home:title')).toBe('Home')
  expect(english.t('ui:close')).toBe('Close')
  expect(turkish.t('home:title')).toBe('Ana sayfa')
})

test('a key that the language lacks is logged and shown, not taken from the other language', () => {
  const log = { warn: vi.fn<(message: string) => void>(), error: vi.fn<(message: string) => void>() }
  const turkish = createServerI18n({ language: 'tr', resources, log })

  expect(turkish.t('home:lead')).toBe('lead')
  expect(turkish.t('ui:close')).toBe('close')
  expect(log.warn.mock.calls).toEqual([
    ['Missing translation in tr: home:lead'],
    ['Missing translation in tr: ui:close'],
  ])
})

test('the address of a file is that of the build; a file that does not exist is a mistake', () => {
  const urlOf = urlOfFiles({
    './locales/tr/home.json': '/_panel/home-3f2a.json',
    './locales/en/home.json': '/b.json',
  })

  expect(urlOf('tr', 'home')).toBe('/_panel/home-3f2a.json')
  expect(urlOf('en', 'home')).toBe('/b.json')
  expect(() => urlOf('en', 'articles')).toThrow(RangeError)
})
