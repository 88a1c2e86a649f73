import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

type AnswerHeaders = IncomingHttpHeaders | Readonly<Record<string, string | string[] | undefined>>

/** Belong to one connection or tell about the server behind: they end here. */
const ownToConnection = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]
const telling = ['server', 'x-powered-by']
/** What a caller says about where it comes from is replaced by what we know. */
const claimed = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
]

const without = <Value>(headers: Readonly<Record<string, Value>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name.toLowerCase())))

export const answerHeaders = (headers: AnswerHeaders) => without(headers, [...ownToConnection, ...telling])

/** An upstream that took no connection, that broke off, or that was too slow. */
export type Failure = 'refused' | 'unavailable' | 'timeout'

const hasCode = (cause: unknown, code: string) =>
  typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === code

const failureOf = (error: Error): Failure =>
  'statusCode' in error && error.statusCode === 504
    ? 'timeout'
    : hasCode(error.cause, 'ECONNREFUSED')
      ? 'refused'
      : 'unavailable'

export interface ForwardOptions {
  readonly upstream: string
  /** The site's own public origin: what the upstream may take as the caller's address. */
  readonly publicOrigin: string
  readonly acceptEncoding?: string
  /** Status and headers are set; sends the content. */
  readonly onAnswer: (content: Readable) => void
  readonly onFailure: (failure: Failure) => void
}

/** Sends a request on as it came, with our own word about its origin, and its answer back. Never tries twice. */
export const forward = (
  request: FastifyRequest,
  reply: FastifyReply,
  { upstream, publicOrigin, acceptEncoding, onAnswer, onFailure }: ForwardOptions,
): FastifyReply => {
  const { host, protocol } = new URL(publicOrigin)
  const [path = '/'] = request.url.split('?')
  // A small body was read whole, and goes on byte for byte; an upload passes through as it comes.
  const body = Buffer.isBuffer(request.body) ? request.body : null
  return reply.from(path, {
    getUpstream: () => upstream,
    ...(body ? { body, contentType: request.headers['content-type'] ?? 'application/octet-stream' } : {}),
    retryDelay: () => null,
    rewriteRequestHeaders: (_request, headers) => ({
      ...without(headers, [...claimed, ...ownToConnection]),
      'x-forwarded-for': request.ip,
      'x-forwarded-host': host,
      'x-forwarded-proto': protocol.slice(0, -1),
      'x-request-id': request.id,
      ...(acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding }),
    }),
    rewriteHeaders: answerHeaders,
    onResponse: (_request, _reply, { stream }) => onAnswer(stream),
    onError: (_reply, { error }) => onFailure(failureOf(error)),
  })
}
