import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { compressed } from './compress.ts'
import { type Failure, forward } from './forward.ts'
import { sendProblem } from './problem.ts'
import type { Upstreams } from './upstreams.ts'

const retryAfterSeconds = '2'

/**
 * Whether another process may be asked instead: nobody was reached, or asking twice does no more than asking once.
 * Everything else is for the caller to decide.
 */
const mayAskAnother = ({ method, headers }: FastifyRequest, failure: Failure) =>
  failure === 'refused' ||
  (failure === 'unavailable' &&
    (method === 'GET' || method === 'HEAD' || headers['idempotency-key'] !== undefined))

/** Passes calls to the API. What it does not mark otherwise is not stored: answers there are someone's own. */
export const createApiProxy = (upstreams: Upstreams) => {
  const pass = (
    request: FastifyRequest,
    reply: FastifyReply,
    publicOrigin: string,
    left: number,
  ): FastifyReply => {
    const holdsSecrets = request.url.startsWith('/auth')
    const upstream = upstreams.next()
    return forward(request, reply, {
      upstream,
      publicOrigin,
      onAnswer: (content) => {
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
        const isPlain = holdsSecrets || request.method === 'HEAD'
        reply.send(isPlain ? content : compressed(reply, request.headers['accept-encoding'], content))
      },
      onFailure: (failure) => {
        if (failure !== 'timeout') upstreams.rest(upstream)
        // An upload is read once, hence sent once.
        const isWhole = !(request.body instanceof Readable)
        if (left > 1 && isWhole && mayAskAnother(request, failure)) {
          pass(request, reply, publicOrigin, left - 1)
          return
        }
        reply.header('retry-after', retryAfterSeconds)
        if (failure === 'timeout') sendProblem(request, reply, 504, 'upstreamTimeout')
        else sendProblem(request, reply, 503, 'upstreamUnavailable')
      },
    })
  }

  return (request: FastifyRequest, reply: FastifyReply, publicOrigin: string): FastifyReply =>
    pass(request, reply, publicOrigin, upstreams.count)
}
