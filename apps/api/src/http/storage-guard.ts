import type { FastifyInstance } from 'fastify'
import { problem } from '../problems.ts'

/** Reading needs a token, and whoever wants to go must be able to: a row at most, for which there is still room. */
const stillTaken = ['token', 'signOut']

/** Refuses writes while space is short, so that the database never meets a full disk; reads go on (security, S4). */
export const guardStorage = (app: FastifyInstance, isShort: () => boolean): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    const { call } = request.routeOptions.config
    const writes = call !== undefined && !['GET', 'HEAD'].includes(request.method)
    if (writes && !stillTaken.includes(call) && isShort())
      throw problem('service.storageFull', { status: 507 })
    done()
  })
}
