import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { configOf, fetchConfig } from './config.ts'
import { serve } from './testing/serve.ts'

const own = 'https://avita.example'

const defaults = {
  publicUrl: own,
  individualUrl: own,
  adminUrl: own,
  apiUrl: '',
  identityUrl: '',
  settingsName: null,
  production: true,
}

test('every field of a configuration is read', () => {
  const given = {
    publicUrl: 'https://www.avita.example',
    individualUrl: 'https://individual.avita.example/',
    adminUrl: 'http://admin.localhost:4100',
    apiUrl: 'https://api.avita.example',
    identityUrl: 'https://id.avita.example',
    settingsName: 'avita',
    production: false,
  }
  expect(configOf(given, own)).toEqual({ ...given, individualUrl: 'https://individual.avita.example' })
})

test.each([
  null,
  undefined,
  'text',
  [],
  {},
  {
    apiUrl: 'javascript:alert(1)',
    publicUrl: 7,
    settingsName: '',
    production: 'no',
    adminUrl: '//evil.example',
  },
])('%j gives the same-origin defaults, and consent stays closed', (given) => {
  expect(configOf(given, own)).toEqual(defaults)
})

test('whatever comes, the addresses are origins of the web', () => {
  fc.assert(
    fc.property(
      fc.record({ publicUrl: fc.anything(), apiUrl: fc.oneof(fc.string(), fc.webUrl()) }),
      (given) => {
        const { publicUrl, apiUrl } = configOf(given, own)
        expect(publicUrl).toMatch(/^https?:\/\/[^/]+$/)
        expect(apiUrl).toMatch(/^(?:https?:\/\/[^/]+)?$/)
      },
    ),
  )
})

test('is read from the origin', async () => {
  const asked: (string | undefined)[] = []
  const origin = await serve((request, response) => {
    asked.push(request.url)
    response.end('{ "settingsName": "avita", "production": false }')
  })

  expect(await fetchConfig(origin)).toMatchObject({
    publicUrl: origin,
    settingsName: 'avita',
    production: false,
  })
  expect(asked).toEqual(['/config.json'])
})

test.each([
  [404, '{ "production": false }'],
  [200, '<html></html>'],
  [500, ''],
])('an answer of %i with %j gives the defaults', async (status, body) => {
  const origin = await serve((_request, response) => {
    response.statusCode = status
    response.end(body)
  })
  expect(await fetchConfig(origin)).toMatchObject({ publicUrl: origin, apiUrl: '', production: true })
})

test('nobody there gives the defaults', async () => {
  expect(await fetchConfig('http://127.0.0.1:9')).toMatchObject({
    apiUrl: '',
    settingsName: null,
    production: true,
  })
})

test('a document reads it once', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('{ "settingsName": "avita" }'))
  vi.stubGlobal('location', new URL(own))
  vi.stubGlobal('fetch', fetch)
  const { loadConfig } = await import('./config.ts')

  const [first, second] = await Promise.all([loadConfig(), loadConfig()])
  vi.unstubAllGlobals()

  expect(first).toEqual({ ...defaults, settingsName: 'avita' })
  expect(second).toBe(first)
  expect(fetch).toHaveBeenCalledTimes(1)
})
