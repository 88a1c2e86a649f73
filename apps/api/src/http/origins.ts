import type { FastifyInstance } from 'fastify'
import { problem } from '../problems.ts'

const readsOnly = ['GET', 'HEAD', 'OPTIONS']
const allowedMethods = 'GET, POST, PATCH, DELETE'
const allowedHeaders = 'authorization, content-type, accept-language, idempotency-key'
// The client counts expiry from the server's clock and waits as long as it is told (security, B6 and B7).
const readableHeaders = 'date, retry-after, x-request-id'

/**
 * Answers CORS for the configured origins and no others, without credentials, and refuses writes that a foreign page
 * sends (security, B4).
 */
export const guardOrigins = (app: FastifyInstance, allowed: ReadonlySet<string>): void => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('vary', 'Origin, Accept-Language')
    const { origin } = request.headers
    const isOurs = origin !== undefined && allowed.has(origin)
    if (isOurs) {
      reply.header('access-control-allow-origin', origin)
      reply.header('access-control-expose-headers', readableHeaders)
    }
    if (request.method === 'OPTIONS') {
      if (isOurs) {
        reply.header('access-control-allow-methods', allowedMethods)
        reply.header('access-control-allow-headers', allowedHeaders)
        reply.header('access-control-max-age', '600')
      }
      reply.code(204).header('allow', `${allowedMethods}, OPTIONS`).send()
      return
    }
    const isForeign = origin === undefined ? request.headers['sec-fetch-site'] === 'cross-site' : !isOurs
    if (isForeign && !readsOnly.includes(request.method)) throw problem('request.crossSite', { status: 403 })
    done()
  })
}
