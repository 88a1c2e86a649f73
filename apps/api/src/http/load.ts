import type { FastifyInstance } from 'fastify'
import { problemAfter } from '../problems.ts'

const retrySeconds = 1

/** Serves so many requests at a time and turns the rest away at once (security, S5); `/live` always answers. */
export const boundLoad = (app: FastifyInstance, limit: number): void => {
  let inFlight = 0
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.call === 'healthLive') return
    if (inFlight >= limit) throw problemAfter('service.busy', 503, retrySeconds)
    inFlight += 1
    reply.raw.once('close', () => {
      inFlight -= 1
    })
  })
}
