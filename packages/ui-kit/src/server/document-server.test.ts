import { mkdtempSync, writeFileSync, mkdirSync } from 'node:fs'
import { request as ask, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { isBuilt, pageEntries, pageIds } from '@avita/i18n-routes'
import { afterEach, expect, test, vi } from 'vitest'
import { createDocumentServer, pageStateHeader } from './document-server.ts'

const html = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/_corporate/root.css"/></head><body>${body}</body></html>`

const document = (body: string, init: ResponseInit = {}) => new Response(html(body), init)

const aBuild = () => {
  const folder = mkdtempSync(join(tmpdir(), 'document-server-'))
  mkdirSync(join(folder, '_corporate'))
  writeFileSync(join(folder, '_corporate/root.css'), 'body{color:teal}')
  writeFileSync(join(folder, '_corporate/entry.js'), 'go()')
  writeFileSync(join(folder, '_corporate/entry.js.br'), 'compressed')
  return folder
}

const running: (() => void)[] = []

afterEach(() => {
  for (const stop of running.splice(0)) stop()
})

/** A document server on a free port, asked as a browser would and with whatever path is given. */
const aServer = async (render: (request: Request) => Promise<Response>) => {
  const log = vi.fn<(message: string, error: unknown) => void>()
  const server = await createDocumentServer({
    app: 'corporate',
    render,
    clientFolder: aBuild(),
    assetsDir: '_corporate',
    publicUrl: 'https://www.avita.example',
    runtimeConfig: { settingsName: 'avita' },
    log,
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  running.push(() => server.close())
  const address: AddressInfo | string | null = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
      ask({ port, host: '127.0.0.1', path, method, headers }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        )
      })
        .on('error', reject)
        .end()
    })
  return { get, log }
}

test('a document carries its styles, its own policy and the rules for what comes next', async () => {
  const { get } = await aServer(() => Promise.resolve(document('Zor bir günde')))

  const { status, headers, body } = await get('/')

  expect(status).toBe(200)
  expect(body.toString()).toContain('<style>body{color:teal}</style>')
  expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[^']+'/)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['cache-control']).toBe('public, no-cache')
  expect(headers['vary']).toBe('Accept-Encoding')
  const rules = await get(String(headers['speculation-rules']).replaceAll('"', ''))
  expect(rules.headers['content-type']).toContain('application/speculationrules+json')
  expect(JSON.parse(rules.body.toString())).toHaveProperty('prerender')
})

test('a browser that has the document already gets 304, and brotli when it can read it', async () => {
  const { get } = await aServer(() => Promise.resolve(document('same')))

  const first = await get('/', { 'accept-encoding': 'gzip, br' })
  expect(first.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(first.body).toString()).toContain('same')
  const second = await get('/', { 'if-none-match': String(first.headers.etag) })
  expect(second.status).toBe(304)
  expect(second.body).toHaveLength(0)
  expect((await get('/', {}, 'HEAD')).body).toHaveLength(0)
})

test('the address of a rendering comes from configuration, whatever Host and path claim', async () => {
  const render = vi.fn((_request: Request) => Promise.resolve(document('home')))
  const { get } = await aServer(render)

  await get('/en?from=elsewhere', { host: 'evil.example', 'x-forwarded-host': 'evil.example' })

  expect(render.mock.calls.map(([request]) => request.url)).toEqual(['https://www.avita.example/en'])
})

const unbuilt = pageIds.find((page) => pageEntries[page].app === 'corporate' && !isBuilt(page))

test.each(['/no-such-page', '/kullanici', '/en/nothing', ...(unbuilt ? [pageEntries[unbuilt].tr] : [])])(
  'an unknown or unbuilt address, or one of another app, leads to the root: %s',
  async (path) => {
    const { get } = await aServer(() => Promise.resolve(document('home')))
    const { status, headers } = await get(path)
    expect([status, headers.location]).toEqual([302, '/'])
  },
)

test('doubled and trailing slashes lead to the one address, on this origin', async () => {
  const { get } = await aServer(() => Promise.resolve(document('home')))
  expect((await get('//en/?a=1')).headers.location).toBe('/en?a=1')
  expect((await get('//evil.example/')).headers.location).toBe('/')
})

test('hashed files are for ever and precompressed; a missing one is a 404', async () => {
  const { get } = await aServer(() => Promise.resolve(document('home')))

  const script = await get('/_corporate/entry.js', { 'accept-encoding': 'br' })
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(script.headers['content-encoding']).toBe('br')
  expect(script.body.toString()).toBe('compressed')
  for (const path of [
    '/_corporate/gone.js',
    '/_corporate/../package.json',
    '/_corporate/%2e%2e/x.json',
    '/a.png',
  ]) {
    expect((await get(path)).status).toBe(404)
  }
})

test('a page that breaks later is answered as it was, and the fault is logged', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const render = vi
      .fn<(request: Request) => Promise<Response>>()
      .mockResolvedValueOnce(document('as it was'))
      .mockResolvedValueOnce(document('broken', { status: 500 }))
    const { get, log } = await aServer(render)
    await get('/')
    vi.setSystemTime(Date.now() + 60_000)
    await get('/')
    await vi.waitFor(() => expect(log).toHaveBeenCalled())

    const { status, body } = await get('/')
    expect(status).toBe(200)
    expect(body.toString()).toContain('as it was')
  } finally {
    vi.useRealTimers()
  }
})

test('a page that breaks before it was ever kept says so, and nobody stores that', async () => {
  const { get } = await aServer(() => Promise.resolve(document('Sorun bizde', { status: 500 })))
  const { status, headers, body } = await get('/')
  expect([status, headers['cache-control']]).toEqual([500, 'no-store'])
  expect(body.toString()).toContain('Sorun bizde')
})

test('the word about missing sections stays on the server', async () => {
  const { get } = await aServer(() =>
    Promise.resolve(document('half', { headers: { [pageStateHeader]: 'incomplete' } })),
  )
  expect((await get('/')).headers[pageStateHeader]).toBeUndefined()
})

test('crawlers are told of every built page with its counterpart, and of nothing personal', async () => {
  const { get } = await aServer(() => Promise.resolve(document('home')))

  const sitemap = (await get('/sitemap.xml')).body.toString()
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(addresses).toContain('https://www.avita.example/')
  expect(addresses).toContain('https://www.avita.example/en')
  expect(addresses).not.toContain('https://www.avita.example/corporate')
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(sitemap).toContain('hreflang="en" href="https://www.avita.example/en"')
  const robots = (await get('/robots.txt')).body.toString()
  expect(robots).toContain('Disallow: /kullanici')
  expect(robots).toContain('Sitemap: https://www.avita.example/sitemap.xml')
})

test('writing is refused with what is allowed, and the configuration is served where no gateway does', async () => {
  const { get } = await aServer(() => Promise.resolve(document('home')))
  const refused = await get('/', {}, 'POST')
  expect([refused.status, refused.headers.allow]).toEqual([405, 'GET, HEAD'])
  expect(JSON.parse((await get('/config.json')).body.toString())).toEqual({ settingsName: 'avita' })
})
