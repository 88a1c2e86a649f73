import type { IncomingMessage } from 'node:http'
import { networkOf } from '@avita/api-client/configuration'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { isUpload } from './bodies.ts'
import { Refusal } from './refusal.ts'

/** Of all, and of one address: somebody who sends slowly keeps the others from nothing but a second try. */
const atOnce = 48
const atOncePerAddress = 4
/** More than uploads at once: none of them waits for a connection. */
export const uploadConnections = 64
const retrySeconds = 5

type Strategy = NonNullable<NonNullable<FastifyServerOptions['routerOptions']>['constraints']>[string]
type Routes = ReturnType<Strategy['storage']>

/** Lets a route be for uploads, or for all other calls: `constraints: { body: 'upload' }`. */
export const byBody = {
  name: 'body',
  storage: () => {
    const routes = new Map<unknown, ReturnType<Routes['get']>>()
    return {
      get: (kind: unknown) => routes.get(kind) ?? null,
      set: (kind: unknown, route: ReturnType<Routes['get']>) => void routes.set(kind, route),
    }
  },
  deriveConstraint: ({ headers }: Pick<IncomingMessage, 'headers'>) =>
    isUpload(headers) ? 'upload' : 'call',
}

/** Lets so many uploads through at a time, and refuses the rest before any of them is read. */
export const boundUploads = (app: FastifyInstance): void => {
  const underWay = new Map<string, number>()
  let count = 0
  app.addHook('onRequest', (request, reply, done) => {
    const network = networkOf(request.ip)
    const own = underWay.get(network) ?? 0
    if (count >= atOnce || own >= atOncePerAddress) {
      done(new Refusal(503, 'tooManyUploads', retrySeconds))
      return
    }
    count += 1
    underWay.set(network, own + 1)
    reply.raw.once('close', () => {
      count -= 1
      const left = (underWay.get(network) ?? 1) - 1
      if (left === 0) underWay.delete(network)
      else underWay.set(network, left)
    })
    done()
  })
}
