import { builtPages, pageEntries } from '@avita/i18n-routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { hosts, startGateway } from './testing/platform.ts'

const Told = z.object({
  name: z.string(),
  method: z.string(),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
})
const told = (text: string) => Told.parse(JSON.parse(text))

let gateway: Awaited<ReturnType<typeof startGateway>>
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

const hostOf = (app: string) =>
  app === 'individual' ? hosts.individual : app === 'back-office' ? hosts['back-office'] : hosts.corporate

const addresses = builtPages.flatMap((page) => {
  const { app, tr, en, aliases = [] } = pageEntries[page]
  return [tr, en, ...aliases].flatMap((path) =>
    path === null ? [] : [[path.replace(/:\w+/g, '7'), app] as const],
  )
})

describe('pages', () => {
  test.each(addresses)('%s comes from %s, with the fixed headers and its own policy', async (path, app) => {
    const { status, headers, text } = await gateway.ask(path, { host: hostOf(app) })

    expect(status).toBe(200)
    expect(text).toContain(app)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['content-security-policy']).toBe(
      app === 'corporate' || app === 'individual'
        ? "default-src 'self'"
        : "default-src 'none'; script-src 'sha256-x'; connect-src 'self'",
    )
    expect(headers).not.toHaveProperty('server')
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('strict-transport-security')
  })

  test.each(['/metrics', '/health/live', '/health/ready'])(
    '%s of the API is not reached from outside',
    async (path) => {
      const { status, headers } = await gateway.ask(path)
      expect(status).toBe(302)
      expect(headers.location).toBe('/')
    },
  )

  test('an unknown path leads home, whatever host is claimed', async () => {
    const { status, headers } = await gateway.ask('/nowhere', {
      headers: { 'x-forwarded-host': 'evil.example' },
    })
    expect(status).toBe(302)
    expect(headers.location).toBe('/')
  })

  test('individual pages on the main origin lead to theirs, with the query kept', async () => {
    const { status, headers } = await gateway.ask('/bireysel-hizmetler?from=mail')
    expect(status).toBe(302)
    expect(headers.location).toBe(`http://${hosts.individual}/bireysel-hizmetler?from=mail`)
  })

  test.each([['/%ff'], ['/api/%ff'], ['/en/%E0%A4%A'], ['/a%ff.js']])(
    '%s, which cannot be read, harms nothing',
    async (path) => {
      const { status } = await gateway.ask(path)
      expect([302, 400, 404]).toContain(status)
    },
  )

  test('a shell that the browser has already is not sent again', async () => {
    const first = await gateway.ask('/kullanici')
    const again = await gateway.ask('/kullanici', { headers: { 'if-none-match': first.headers.etag ?? '' } })
    expect(again).toMatchObject({ status: 304, text: '' })
    expect(first.headers['cache-control']).toBe('no-cache')
  })

  test('a form without JavaScript is passed to its document server, with what was typed', async () => {
    const { text } = await gateway.ask('/', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'name=Ay%C5%9Fe',
    })
    expect(told(text)).toMatchObject({ name: 'corporate', method: 'POST', body: 'name=Ay%C5%9Fe' })
  })

  test.each([
    ['/kullanici', 'POST', 'GET, HEAD'],
    ['/', 'DELETE', 'GET, HEAD, POST'],
    ['/', 'PROPFIND', 'GET, HEAD'],
  ])('%s refuses %s and says what it takes', async (path, method, allow) => {
    const { status, headers } = await gateway.ask(path, { method })
    expect(status).toBe(405)
    expect(headers.allow).toBe(allow)
  })
})

describe('hosts', () => {
  test('a host that is not ours is refused', async () => {
    const { status, text } = await gateway.ask('/', { host: 'evil.example' })
    expect(status).toBe(421)
    expect(text).not.toContain('evil.example')
  })

  test('a health probe needs no host', async () => {
    expect(await gateway.ask('/healthz', { host: '10.1.2.3:4100' })).toMatchObject({
      status: 200,
      text: '{"status":"ok"}',
    })
  })

  test('each origin reads the same configuration, never from a cache without asking', async () => {
    const { headers, text } = await gateway.ask('/config.json', { host: hosts['back-office'] })
    expect(headers['cache-control']).toBe('no-cache')
    expect(JSON.parse(text)).toEqual({
      publicUrl: `http://${hosts.corporate}`,
      individualUrl: `http://${hosts.individual}`,
      adminUrl: `http://${hosts['back-office']}`,
      apiUrl: '',
      identityUrl: '',
      settingsName: 'avita',
      production: false,
    })
  })

  test('behind TLS browsers are told to stay there', async () => {
    const secure = await startGateway({ PUBLIC_URL: 'https://avita.test' })
    const { headers } = await secure.ask('/')
    await secure.close()
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })
})

describe('files', () => {
  test.each([
    ['/_corporate/entry-1.js', hosts.corporate],
    ['/_panel/entry-3.js', hosts.corporate],
    ['/_individual/entry-2.js', hosts.individual],
    ['/_admin/entry-3.js', hosts['back-office']],
  ])('%s comes compressed and is kept for ever', async (path, host) => {
    for (const [accepted, encoding] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
    ] as const) {
      const { status, headers } = await gateway.ask(path, { host, headers: { 'accept-encoding': accepted } })
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'content-encoding': encoding,
        'content-type': 'application/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      expect(headers.vary?.toLowerCase()).toContain('accept-encoding')
    }
  })

  test('a file without a hash in its name is asked for again soon', async () => {
    const { status, headers } = await gateway.ask('/favicon.svg')
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=3600')
  })

  test('files that the document server makes come from it', async () => {
    expect(told((await gateway.ask('/sitemap.xml')).text)).toMatchObject({
      name: 'corporate',
      url: '/sitemap.xml',
    })
  })

  test.each([
    ['/_corporate/gone.js', hosts.corporate],
    ['/_admin/entry-3.js', hosts.corporate],
    ['/_panel/entry-3.js.br', hosts.corporate],
    ['/_panel/../headers.json', hosts.corporate],
    ['/_panel/%2e%2e/headers.json', hosts.corporate],
    ['/_panel/..%2fheaders.json', hosts.corporate],
    ['/headers.json', hosts['back-office']],
    ['/index.html', hosts['back-office']],
    ['//evil.example', hosts.corporate],
    ['/\\evil.example', hosts.corporate],
  ])('%s of %s is a real 404', async (path, host) => {
    const { status, headers } = await gateway.ask(path, { host })
    expect(status).toBe(404)
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8')
  })
})

describe('calls', () => {
  test.each([['/api/article/7?x=1'], ['/auth/connect/token']])(
    '%s reaches the API with our word about the caller',
    async (url) => {
      const { headers, text } = await gateway.ask(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': '6.6.6.6',
          forwarded: 'for=6.6.6.6',
          authorization: 'Bearer t',
        },
        body: '{"a":1}',
      })
      const call = told(text)
      expect(call).toMatchObject({ name: 'api', method: 'POST', url, body: '{"a":1}' })
      expect(call.headers).toMatchObject({
        authorization: 'Bearer t',
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-host': hosts.corporate,
        'x-forwarded-proto': 'http',
      })
      expect(call.headers).not.toHaveProperty('forwarded')
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['content-security-policy']).toContain("default-src 'none'")
    },
  )

  test('a long answer is compressed, but never one with a token in it', async () => {
    const headers = { 'accept-encoding': 'br', 'x-padding': 'x'.repeat(2000) }
    expect((await gateway.ask('/api/long', { headers })).headers['content-encoding']).toBe('br')
    expect((await gateway.ask('/auth/long', { headers })).headers).not.toHaveProperty('content-encoding')
  })

  test('too large a body is refused before it is sent', async () => {
    const { status } = await gateway.ask('/api/upload', {
      method: 'POST',
      headers: { 'content-length': '23000000' },
    })
    expect(status).toBe(413)
  })
})

describe('reports of refused content', () => {
  test.each([
    [
      'application/csp-report',
      '{"csp-report":{"effective-directive":"script-src","blocked-uri":"https://x.example/?q=1"}}',
    ],
    ['application/reports+json', '[{"type":"csp-violation","body":{"effectiveDirective":"img-src"}}]'],
    ['application/csp-report', 'not json'],
  ])('%s is taken: %s', async (type, body) => {
    const { status } = await gateway.ask('/csp-report', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    })
    expect(status).toBe(204)
  })

  test('a huge one is refused', async () => {
    const { status } = await gateway.ask('/csp-report', { method: 'POST', body: 'x'.repeat(20_000) })
    expect(status).toBe(413)
  })
})

describe('when a server behind is down', () => {
  test('calls get a problem document that says when to come back, in the caller’s language', async () => {
    const own = await startGateway()
    await own.end('api')
    const { status, headers, text } = await own.ask('/api/article/7', {
      headers: { 'accept-language': 'en' },
    })
    const turkish = await own.ask('/api/article/7')
    const page = await own.ask('/')
    await own.close()

    expect(status).toBe(503)
    expect(headers['retry-after']).toBe('2')
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(JSON.parse(text)).toMatchObject({
      status: 503,
      code: 'gateway.upstreamUnavailable',
      title: 'The service cannot be reached right now. Please try again shortly.',
    })
    expect(turkish.text).toContain('Hizmete şu anda ulaşılamıyor.')
    expect(page.status).toBe(200)
  })

  test('a page that was read before is still read, in whatever encoding is asked for', async () => {
    const own = await startGateway()
    const before = await own.ask('/en')
    await own.end('corporate')
    const after = await own.ask('/en')
    const known = await own.ask('/en', { headers: { 'if-none-match': '"page"' } })
    const never = await own.ask('/')
    await own.close()

    expect(after).toMatchObject({ status: 200, text: before.text })
    expect(after.headers['content-security-policy']).toBe("default-src 'self'")
    expect(known.status).toBe(304)
    expect(never.status).toBe(503)
    expect(never.headers['retry-after']).toBe('5')
    expect(never.text).toContain('lang="tr"')
    expect(never.text).toContain('lang="en"')
    expect(never.text).toContain('112')
  })
})
