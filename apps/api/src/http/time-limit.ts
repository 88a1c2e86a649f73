import type { FastifyInstance } from 'fastify'
import { problemAfter } from '../problems.ts'

const retrySeconds = 2

/**
 * Answers 503 when an answer is not there in time, and cuts off one that has begun. Not Fastify's `handlerTimeout`: it
 * aborts a signal, with its stack trace, for every request that ended well, which is a tenth of a small write.
 */
export const boundTime = (app: FastifyInstance, milliseconds: number): void => {
  app.addHook('onRequest', (request, reply, done) => {
    const timer = setTimeout(() => {
      if (reply.raw.headersSent) reply.raw.destroy()
      else if (!reply.sent) reply.send(problemAfter('service.busy', 503, retrySeconds))
    }, request.routeOptions.config.milliseconds ?? milliseconds)
    reply.raw.once('close', () => clearTimeout(timer))
    done()
  })
}
