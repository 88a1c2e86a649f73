import { randomUUID } from 'node:crypto'
import {
  fastify,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { contract } from '@avita/api-client/contract'
import { allowedOrigins, type Config } from '../config.ts'
import { tokenFailure } from '../identity/token-failure.ts'
import type { Log } from '../log.ts'
import { readBodies } from './body.ts'
import { answerFailures, answerUnreadable } from './fallbacks.ts'
import type { Handlers } from './handler.ts'
import { languageFrom } from './language.ts'
import { boundLoad } from './load.ts'
import { guardStorage } from './storage-guard.ts'
import { boundTime } from './time-limit.ts'
import { guardOrigins } from './origins.ts'
import { type Gatekeepers, registerCalls } from './register.ts'
import { logRequests } from './request-log.ts'

const kilobyte = 1024
/** How long an address may be. */
const longestAddress = 4096
const headersMilliseconds = 10_000
/** For a file on a slow line; whoever sends less is cut off by the time its answer has. */
const requestMilliseconds = 60_000
/** Below the six seconds within which a refusal has to come (security, S5). */
const answerMilliseconds = 5_500
/** Longer than a proxy's own, so that it is not the API that closes a connection under a request. */
const keepAliveMilliseconds = 72_000

/** A connection on which nothing moves in either direction. Longer than any call works in silence. */
const silenceMilliseconds = 75_000

const publicSeconds = 300

const addHeaders = (app: FastifyInstance) => {
  app.decorateRequest('language', 'tr')
  app.decorateRequest('actor')
  app.addHook('onRequest', (request, reply, done) => {
    request.language = languageFrom(request.headers['accept-language'])
    const isPublic = request.routeOptions.config.call === 'signingKeys'
    reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'content-language': request.language,
      'cache-control': isPublic ? `public, max-age=${publicSeconds}` : 'no-store',
    })
    done()
  })
}

/** By its address: a request with another method has no route. */
const isTokenAddress = (request: FastifyRequest) => request.url.split('?')[0] === contract.token.path

/** The HTTP side of the API: every call of the contract behind its guard, and nothing else. */
export const createApp = (
  config: Config,
  log: Log,
  handlers: Handlers,
  gatekeepers: Gatekeepers & { readonly isSpaceShort: () => boolean },
): FastifyInstance => {
  const loggerInstance: FastifyBaseLogger = log
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    // One log for all: a child for each request costs more than to name the request in its lines.
    childLoggerFactory: (logger) => logger,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.TRUST_PROXY,
    bodyLimit: 100 * kilobyte,
    // No limit of its own: a part that is too long is refused by name, like every other field.
    routerOptions: { maxParamLength: longestAddress },
    requestTimeout: requestMilliseconds,
    keepAliveTimeout: keepAliveMilliseconds,
    connectionTimeout: silenceMilliseconds,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerUnreadable,
    http: { headersTimeout: headersMilliseconds, connectionsCheckingInterval: 1_000 },
  })
  addHeaders(app)
  logRequests(app)
  answerFailures(app, longestAddress, (failure, request) =>
    isTokenAddress(request) ? tokenFailure(failure, request.language) : null,
  )
  guardOrigins(app, allowedOrigins(config))
  boundTime(app, answerMilliseconds)
  boundLoad(app, config.IN_FLIGHT)
  guardStorage(app, gatekeepers.isSpaceShort)
  readBodies(app)
  registerCalls(app, handlers, gatekeepers)
  return app
}
