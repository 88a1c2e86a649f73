import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { serveDocuments } from './serve-documents.ts'

const aBuild = () => {
  const folder = mkdtempSync(join(tmpdir(), 'serve-documents-'))
  for (const part of ['client/_corporate', 'server']) mkdirSync(join(folder, part), { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(join(folder, 'server/index.js'), 'export const loadedFor = process.env.NODE_ENV')
  return pathToFileURL(`${folder}/`)
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address: AddressInfo | string | null = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Serves pages that name the environment they were loaded for and the one they are rendered in. */
const serve = async () => {
  const port = await freePort()
  await serveDocuments({
    app: 'corporate',
    assetsDir: '_corporate',
    build: aBuild(),
    place: () => ({
      port,
      host: '127.0.0.1',
      publicUrl: 'https://www.avita.example',
      runtimeConfig: { production: process.env['NODE_ENV'] === 'production' },
    }),
    handlerOf: async (build) => {
      const loaded = typeof build === 'object' && build && 'loadedFor' in build ? build.loadedFor : 'nothing'
      return async () =>
        new Response(`<html><head></head><body>${String(loaded)}, ${process.env['NODE_ENV']}</body></html>`)
    },
  })
  return async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()
}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  process.exitCode = undefined
})

test.each(['development', 'production'])(
  'the production build is served, and the operator’s %s still holds when it renders',
  async (given) => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    vi.stubEnv('NODE_ENV', given)
    const read = await serve()
    expect(await read('/')).toContain(`<body>production, ${given}</body>`)
    expect(await read('/config.json')).toBe(`{"production":${given === 'production'}}`)
  },
)

test('a configuration that cannot be used is one line in the log and exit code 1', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  await serveDocuments({
    app: 'corporate',
    assetsDir: '_corporate',
    build: aBuild(),
    place: () => {
      throw new Error('PORT: "x" cannot be used')
    },
    handlerOf: async () => async () => new Response(),
  })
  expect(process.exitCode).toBe(1)
  expect(write).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('"reason":"PORT: \\"x\\" cannot be used"'),
  )
})
