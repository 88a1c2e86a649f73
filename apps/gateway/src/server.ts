import { randomUUID } from 'node:crypto'
import fastifyStatic from '@fastify/static'
import replyFrom, { type FastifyReplyFromOptions } from '@fastify/reply-from'
import { multipart } from '@avita/api-client/contract'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { createApiProxy } from './api-proxy.ts'
import { readSmallBodies } from './bodies.ts'
import { createUpstreams } from './upstreams.ts'
import type { GatewayConfig } from './config.ts'
import { cspReports } from './csp-reports.ts'
import { createDocumentProxy } from './document-proxy.ts'
import { createFiles } from './files.ts'
import { addFixedHeaders } from './headers.ts'
import { sendProblem } from './problem.ts'
import { Refusal } from './refusal.ts'
import { type DocumentApp, type ShellApp, targetOf } from './routing.ts'
import { runtimeConfig } from './runtime-config.ts'
import { createShells } from './shells.ts'
import { createSiteOf, originOf, type Site } from './sites.ts'
import { unavailablePage } from './unavailable-page.ts'
import { boundUploads, byBody, uploadConnections } from './uploads.ts'

/** Answers the pages of an app from its sources: development only. */
export type DevPages = (
  request: FastifyRequest,
  reply: FastifyReply,
  place: { readonly site: Site; readonly path: string },
) => Promise<boolean>

export interface GatewayOptions {
  readonly config: GatewayConfig
  readonly logLevel?: 'silent' | 'info' | 'warn'
  readonly dev?: (app: FastifyInstance) => Promise<DevPages>
}

/** The largest file of a call, with the rest of its form; the API's own limits are narrower (security, A3). */
const largestBody = Math.max(...Object.values(multipart)) + 1024 * 1024
const headersWithin = 10_000
const requestWithin = 60_000
const upstreamWithin = 30_000
const connectWithin = 3000
const callConnections = 128

const reading = ['GET', 'HEAD'] as const

const mayBeMade = (path: string) => /^\/[a-z][\w.-]*$/i.test(path)

/** The one origin for every app and the API. Knows hosts, paths and headers, and no business. */
export const createGateway = async ({
  config,
  logLevel = 'info',
  dev,
}: GatewayOptions): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: { level: logLevel },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    trustProxy: config.TRUST_PROXY || false,
    bodyLimit: largestBody,
    requestTimeout: requestWithin,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false, constraints: { body: byBody } },
  })
  app.server.headersTimeout = headersWithin

  const siteOf = createSiteOf(config)
  const siteOfRequest = (request: FastifyRequest) => siteOf(request.host) ?? 'corporate'
  const isSecure = (site: Site) => originOf(site, config).startsWith('https:')
  const files = createFiles(config.APPS_FOLDER)
  const shell = createShells(config.APPS_FOLDER)
  const proxyApi = createApiProxy(createUpstreams(config.API_URL))
  const proxyDocument = createDocumentProxy()
  const documentServers: Readonly<Record<DocumentApp, string | undefined>> = {
    corporate: config.CORPORATE_SERVER_URL,
    individual: config.INDIVIDUAL_SERVER_URL,
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.url === '/healthz') return undefined
    if (siteOf(request.host) === null) return sendProblem(request, reply, 421, 'misdirected')
    if (Number(request.headers['content-length'] ?? 0) > largestBody) {
      return sendProblem(request, reply.header('connection', 'close'), 413, 'tooLarge')
    }
    return undefined
  })
  app.addHook('onSend', async (request, reply) => {
    addFixedHeaders(reply, isSecure(siteOfRequest(request)))
  })
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof Refusal) {
      if (error.retryAfterSeconds !== null) reply.header('retry-after', String(error.retryAfterSeconds))
      // The rest of the body is not waited for.
      return sendProblem(request, reply.header('connection', 'close'), error.status, error.code)
    }
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
    if (status >= 500) request.log.error({ err: error }, 'a request failed')
    if (status === 413) return sendProblem(request, reply, 413, 'tooLarge')
    if (status < 500) return sendProblem(request, reply, status, 'badRequest')
    return sendProblem(request, reply, 500, 'internal')
  })
  app.setNotFoundHandler((request, reply) => refuseMethod(request, reply, reading))

  readSmallBodies(app)
  await app.register(fastifyStatic, { serve: false, preCompressed: true, index: false, dotfiles: 'deny' })
  await app.register(cspReports(app.log))

  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/config.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(runtimeConfig(config)),
  )

  const answerFile = (request: FastifyRequest, reply: FastifyReply, site: Site, path: string) => {
    const target = targetOf(site, path)
    const file = target.kind === 'file' ? files.find(target.apps, path) : null
    if (file) {
      return reply.sendFile(file.path.slice(1), file.root, {
        maxAge: file.isHashed ? '365d' : '1h',
        immutable: file.isHashed,
      })
    }
    // A few files are made by the document server (robots.txt, sitemap.xml); it answers 404 for the rest.
    const upstream = site !== 'back-office' && mayBeMade(path) ? documentServers[site] : undefined
    if (!upstream) return sendProblem(request, reply, 404, 'notFound')
    return proxyDocument(request, reply, upstream, originOf(site, config))
  }

  const answerShell = async (request: FastifyRequest, reply: FastifyReply, name: ShellApp) => {
    const found = await shell(name)
    if (!found) return answerUnavailable(reply)
    reply.headers({
      ...found.headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      etag: found.etag,
      vary: 'Accept-Encoding',
    })
    if (request.headers['if-none-match']?.includes(found.etag)) return reply.code(304).send()
    if (!request.headers['accept-encoding']?.includes('br')) return reply.send(found.html)
    return reply.header('content-encoding', 'br').send(found.brotli)
  }

  const answerUnavailable = (reply: FastifyReply) => {
    const { html, policy } = unavailablePage('tr')
    return reply
      .code(503)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'retry-after': '5',
      })
      .send(html)
  }

  const answerDocument = (request: FastifyRequest, reply: FastifyReply, site: Site, name: DocumentApp) => {
    const upstream = documentServers[name]
    return upstream
      ? proxyDocument(request, reply, upstream, originOf(site, config))
      : answerUnavailable(reply)
  }

  const devPages = await dev?.(app)

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const site = siteOfRequest(request)
    const [path = '/', query] = request.url.split(/\?(.*)/s)
    const target = targetOf(site, path)
    if (target.kind === 'api') return proxyApi(request, reply, originOf(site, config))
    if (target.kind === 'document' && request.method === 'POST') {
      return answerDocument(request, reply, site, target.app)
    }
    if (!reading.some((method) => method === request.method)) {
      return refuseMethod(request, reply, target.kind === 'document' ? [...reading, 'POST'] : reading)
    }
    const search = query === undefined ? '' : `?${query}`
    if (target.kind === 'redirect') {
      const to = target.status === 308 ? target.to + search : target.to
      return reply.header('cache-control', 'no-cache').redirect(to, target.status)
    }
    if (target.kind === 'otherSite') {
      return reply
        .header('cache-control', 'no-cache')
        .redirect(originOf(target.site, config) + path + search, 302)
    }
    if (devPages && (await devPages(request, reply, { site, path }))) return reply
    if (target.kind === 'file') return answerFile(request, reply, site, path)
    if (target.kind === 'shell') return answerShell(request, reply, target.app)
    return answerDocument(request, reply, site, target.app)
  }
  const forwarding = (connections: number): FastifyReplyFromOptions => ({
    disableRequestLogging: true,
    undici: {
      connections,
      connect: { timeout: connectWithin },
      headersTimeout: upstreamWithin,
      bodyTimeout: upstreamWithin,
    },
  })
  // Each with connections of its own: a slow sender of a large file keeps nobody else from the servers.
  await app.register(async (calls) => {
    await calls.register(replyFrom, forwarding(callConnections))
    calls.all('/*', { constraints: { body: 'call' } }, answer)
  })
  await app.register(async (uploads) => {
    boundUploads(uploads)
    await uploads.register(replyFrom, forwarding(uploadConnections))
    uploads.all('/*', { constraints: { body: 'upload' } }, answer)
  })
  return app
}

const refuseMethod = (request: FastifyRequest, reply: FastifyReply, allowed: readonly string[]) =>
  sendProblem(request, reply.header('allow', allowed.join(', ')), 405, 'methodNotAllowed')
