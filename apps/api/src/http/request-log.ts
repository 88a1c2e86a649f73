import type { FastifyInstance } from 'fastify'

/** One line a request: the route's pattern, never its address, which may hold what a person sent (security, P6). */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
    done()
  })
}
