import type { FastifyReply, FastifyRequest } from 'fastify'
import { compressed } from './compress.ts'
import { forward } from './forward.ts'
import { sendProblem } from './problem.ts'

const retryAfterSeconds = '2'

/** Passes calls to the API. What it does not mark otherwise is not stored: answers there are someone's own. */
export const createApiProxy =
  (upstream: string) =>
  (request: FastifyRequest, reply: FastifyReply, publicOrigin: string): FastifyReply => {
    const holdsSecrets = request.url.startsWith('/auth')
    return forward(request, reply, {
      upstream,
      publicOrigin,
      onAnswer: (content) => {
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
        const isPlain = holdsSecrets || request.method === 'HEAD'
        reply.send(isPlain ? content : compressed(reply, request.headers['accept-encoding'], content))
      },
      onFailure: (failure) => {
        reply.header('retry-after', retryAfterSeconds)
        if (failure === 'timeout') sendProblem(request, reply, 504, 'upstreamTimeout')
        else sendProblem(request, reply, 503, 'upstreamUnavailable')
      },
    })
  }
