import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { gatewayConfig } from '../config.ts'
import { createGateway } from '../server.ts'

const policy = "default-src 'none'; script-src 'sha256-x'; connect-src 'self' __CONNECT__"

const write = (folder: string, name: string, content: string) => {
  const file = join(folder, name)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, content)
  if (!/\.(?:js|css)$/.test(name)) return
  writeFileSync(`${file}.br`, brotliCompressSync(content))
  writeFileSync(`${file}.gz`, gzipSync(content))
}

/** Small builds of all apps, as `appBuild` leaves them. */
const writeBuilds = (folder: string) => {
  const build = (app: string) => join(folder, app, 'build', 'client')
  write(build('corporate'), '_corporate/entry-1.js', '/* corporate */'.repeat(100))
  write(build('corporate'), 'favicon.svg', '<svg/>')
  write(build('individual'), '_individual/entry-2.js', '/* individual */'.repeat(100))
  for (const [app, assets] of [
    ['user-panel', '_panel'],
    ['back-office', '_admin'],
  ] as const) {
    write(build(app), 'index.html', `<!doctype html><title>${app}</title>`)
    write(build(app), 'headers.json', JSON.stringify({ 'content-security-policy': policy }))
    write(build(app), `${assets}/entry-3.js`, `/* ${app} */`.repeat(100))
  }
}

const listen = async (listener: RequestListener, port = 0) => {
  const server = createServer(listener)
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  return server
}

const portOf = (server: Server) => {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

const close = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

export interface Ask {
  readonly host?: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export const hosts = {
  corporate: 'avita.test',
  individual: 'individual.avita.test',
  'back-office': 'admin.avita.test',
} as const

/** A server that tells what it was asked. */
const telling =
  (name: string, headers: Readonly<Record<string, string>>): RequestListener =>
  (request, response) => {
    void buffer(request).then((body) => {
      response.writeHead(200, { server: 'secret/1.0', 'x-powered-by': 'secret', ...headers })
      response.end(
        JSON.stringify({
          name,
          method: request.method,
          url: request.url,
          headers: request.headers,
          body: body.toString(),
        }),
      )
      return undefined
      // Broken off by its sender: nobody is there to be told.
    }, response.destroy.bind(response))
  }

/** The gateway on real ports, before small servers that stand for the API and the document servers. */
export const startGateway = async (
  environment: Record<string, string> = {},
  { apis = ['api'] }: { readonly apis?: readonly ('api' | 'second api')[] } = {},
) => {
  const folder = mkdtempSync(join(tmpdir(), 'avita-gateway-'))
  writeBuilds(folder)
  const html = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'self'",
    'cache-control': 'public, no-cache',
    etag: '"page"',
  }
  const servers = new Map<string, Server>([
    ['api', await listen(telling('api', { 'content-type': 'application/json' }))],
    ['second api', await listen(telling('second api', { 'content-type': 'application/json' }))],
    ['corporate', await listen(telling('corporate', html))],
    ['individual', await listen(telling('individual', html))],
  ])
  const addressOf = (name: string) => {
    const server = servers.get(name)
    return `http://127.0.0.1:${server ? portOf(server) : 0}`
  }
  const app: FastifyInstance = await createGateway({
    logLevel: 'silent',
    config: gatewayConfig({
      PUBLIC_URL: `http://${hosts.corporate}`,
      INDIVIDUAL_URL: `http://${hosts.individual}`,
      ADMIN_URL: `http://${hosts['back-office']}`,
      API_URL: apis.map(addressOf).join(),
      CORPORATE_SERVER_URL: addressOf('corporate'),
      INDIVIDUAL_SERVER_URL: addressOf('individual'),
      APPS_FOLDER: folder,
      COOKIE_SETTINGS_NAME: 'avita',
      ...environment,
    }),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const port = portOf(app.server)

  return {
    folder,
    port,
    ask: (
      path: string,
      { host = hosts.corporate, method = 'GET', headers = {}, body }: Ask = {},
    ): Promise<Answer> =>
      new Promise((resolve, reject) => {
        const sent = httpRequest(
          { port, host: '127.0.0.1', path, method, headers: { host, ...headers } },
          (response) => {
            void buffer(response).then(
              (content) =>
                resolve({
                  status: response.statusCode ?? 0,
                  headers: response.headers,
                  text: content.toString(),
                }),
              reject,
            )
          },
        )
        sent.on('error', reject)
        sent.end(body)
      }),
    /** Ends one of the servers behind. */
    end: async (name: 'api' | 'second api' | 'corporate' | 'individual') => {
      const server = servers.get(name)
      if (server) await close(server)
    },
    close: async () => {
      await app.close()
      await Promise.all([...servers.values()].map(close))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
