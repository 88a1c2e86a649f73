import type { FastifyInstance, FastifyRequest } from 'fastify'
import { problemAfter } from '../problems.ts'

const retrySeconds = 1

declare module 'fastify' {
  interface FastifyRequest {
    /** Counts among those being served (`boundLoad`). */
    holdsPlace: boolean
    /** Its connection has closed. */
    hasGone: boolean
  }
}

/**
 * Serves so many requests at a time and turns the rest away at once (security, S5); `/live` and `/metrics` always answer. While its
 * body is on its way a request is nobody's burden and holds no place: slow senders keep nobody out.
 */
export const boundLoad = (app: FastifyInstance, limit: number): void => {
  let inFlight = 0
  app.decorateRequest('holdsPlace', false)
  // Their close is not told twice: who has gone must not take a place for ever.
  app.decorateRequest('hasGone', false)
  const enter = (request: FastifyRequest) => {
    if (inFlight >= limit) throw problemAfter('service.busy', 503, retrySeconds)
    inFlight += 1
    request.holdsPlace = true
  }
  const leave = (request: FastifyRequest) => {
    if (!request.holdsPlace) return
    request.holdsPlace = false
    inFlight -= 1
  }
  const isExempt = (request: FastifyRequest) => request.routeOptions.config.always === true

  app.addHook('onRequest', (request, reply, done) => {
    if (!isExempt(request)) {
      enter(request)
      reply.raw.once('close', () => {
        leave(request)
        request.hasGone = true
      })
    }
    done()
  })
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    leave(request)
    done()
  })
  // The work is done when the answer begins: whoever reads it slowly holds a connection and nothing else.
  app.addHook('onSend', (request, _reply, _payload, done) => {
    leave(request)
    done()
  })
  app.addHook('preHandler', (request, _reply, done) => {
    if (!isExempt(request) && !request.hasGone) enter(request)
    done()
  })
}
