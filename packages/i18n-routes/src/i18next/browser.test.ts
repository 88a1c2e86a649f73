import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Language } from '../language.ts'
import { serve } from '../testing/serve.ts'
import { createBrowserI18n } from './browser.ts'

type Answer = { status: number; body: string } | 'cut'

const texts: Record<string, string> = {
  '/tr/articles.json':
    '{ "title": "Makaleler", "count_one": "{{count}} makale", "count_other": "{{count}} makale" }',
  '/en/articles.json':
    '{ "title": "Articles", "count_one": "{{count}} article", "count_other": "{{count}} articles" }',
  '/tr/ui.json': '{ "close": "Kapat", "mark": "<{{name}}>" }',
  '/en/ui.json': '{ "close": "Close", "mark": "<{{name}}>" }',
}

const log = { warn: vi.fn<(message: string) => void>(), error: vi.fn<(message: string) => void>() }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 20 })
  // The pauses between the attempts pass twenty times as fast; the server is real.
  const faster = setInterval(() => vi.advanceTimersByTime(400), 20)
  return () => clearInterval(faster)
})

afterEach(() => {
  vi.useRealTimers()
  log.warn.mockReset()
  log.error.mockReset()
})

/** A server of locale files which answers each path as told, first to last, and then with the file. */
const serveTexts = async (faults: Record<string, Answer[]> = {}) => {
  const asked: string[] = []
  const origin = await serve((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const fault = faults[path]?.shift()
    if (fault === 'cut') {
      response.socket?.destroy()
      return
    }
    const body = texts[path]
    response.statusCode = fault?.status ?? (body === undefined ? 404 : 200)
    response.setHeader('content-type', 'application/json')
    response.end(fault?.body ?? body ?? '')
  })
  return {
    asked,
    urlOf: (language: Language, namespace: string) => `${origin}/${language}/${namespace}.json`,
  }
}

const down = (times: number): Answer[] => Array.from({ length: times }, () => ({ status: 503, body: 'down' }))

test('texts are there when it resolves, and only those of the language were fetched', async () => {
  const { asked, urlOf } = await serveTexts()

  const i18n = await createBrowserI18n({ language: 'en', namespaces: ['articles', 'ui'], urlOf, log })

  expect(i18n.t('articles:title')).toBe('Articles')
  expect(i18n.t('title')).toBe('Articles')
  expect(i18n.t('ui:close')).toBe('Close')
  expect(i18n.t('articles:count', { count: 1 })).toBe('1 article')
  expect(i18n.t('articles:count', { count: 2 })).toBe('2 articles')
  expect(asked.toSorted()).toEqual(['/en/articles.json', '/en/ui.json'])
  expect(log.warn).not.toHaveBeenCalled()
})

test.each<[string, Answer]>([
  ['a failing server', { status: 500, body: 'oops' }],
  ['a missing file', { status: 404, body: 'not found' }],
  ['a cut connection', 'cut'],
  ['the page of a proxy', { status: 200, body: '<html></html>' }],
  ['JSON that is no object', { status: 200, body: '[]' }],
])('%s is asked twice more', async (_what, fault) => {
  const { asked, urlOf } = await serveTexts({ '/en/articles.json': [fault, fault] })

  const i18n = await createBrowserI18n({ language: 'en', namespaces: ['articles'], urlOf, log })

  expect(i18n.t('articles:title')).toBe('Articles')
  expect(asked).toEqual(Array.from({ length: 3 }, () => '/en/articles.json'))
})

test('after two retries the fallback language is shown, for that file only', async () => {
  const { asked, urlOf } = await serveTexts({ '/en/articles.json': down(3) })

  const i18n = await createBrowserI18n({ language: 'en', namespaces: ['articles', 'ui'], urlOf, log })

  expect(i18n.t('articles:title')).toBe('Makaleler')
  expect(i18n.t('ui:close')).toBe('Close')
  expect(asked.filter((path) => path === '/en/articles.json')).toHaveLength(3)
  expect(asked.filter((path) => path === '/tr/articles.json')).toHaveLength(1)
})

test('when the fallback language fails as well, the specified error is thrown after two retries of each', async () => {
  const { asked, urlOf } = await serveTexts({ '/en/articles.json': down(3), '/tr/articles.json': down(3) })

  await expect(createBrowserI18n({ language: 'en', namespaces: ['articles'], urlOf, log })).rejects.toThrow(
    /^Unable to load translation and all the fallback languages$/,
  )

  expect(asked).toHaveLength(6)
  expect(log.error).toHaveBeenCalledTimes(1)
})

test('the default language is its own fallback: three attempts, then the specified error', async () => {
  const { asked, urlOf } = await serveTexts({ '/tr/articles.json': down(3) })

  await expect(createBrowserI18n({ language: 'tr', namespaces: ['articles'], urlOf, log })).rejects.toThrow(
    'Unable to load translation and all the fallback languages',
  )
  expect(asked).toEqual(Array.from({ length: 3 }, () => '/tr/articles.json'))
})

test('a missing key is logged and shown', async () => {
  const { urlOf } = await serveTexts()
  const i18n = await createBrowserI18n({ language: 'tr', namespaces: ['articles'], urlOf, log })

  expect(i18n.t('articles:empty')).toBe('empty')
  expect(log.warn).toHaveBeenCalledWith('Missing translation in tr: articles:empty')
})

test('a namespace that is needed later is loaded then, by the same rules', async () => {
  const { urlOf } = await serveTexts({ '/en/ui.json': down(3) })
  const i18n = await createBrowserI18n({ language: 'en', namespaces: ['articles'], urlOf, log })

  await i18n.loadNamespaces('ui')

  expect(i18n.t('ui:close')).toBe('Kapat')
})

test('a namespace that cannot be loaded later is logged with the specified text, and its keys are shown', async () => {
  const { urlOf } = await serveTexts({ '/en/ui.json': down(3), '/tr/ui.json': down(3) })
  const i18n = await createBrowserI18n({ language: 'en', namespaces: ['articles'], urlOf, log })

  await i18n.loadNamespaces('ui')

  expect(i18n.t('ui:close')).toBe('close')
  expect(log.error.mock.calls.join()).toContain('Unable to load translation and all the fallback languages')
})

test('values are left to React to escape', async () => {
  const { urlOf } = await serveTexts()
  const i18n = await createBrowserI18n({ language: 'tr', namespaces: ['ui'], urlOf, log })

  expect(i18n.t('ui:mark', { name: 'Ayşe & Ali' })).toBe('<Ayşe & Ali>')
})
