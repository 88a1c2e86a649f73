import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problem, type ProblemCode, type ProblemError, problemText } from '../problems.ts'
import { allowedMethods } from './allowed-methods.ts'
import { failureOf, logFailure } from './failure.ts'
import { problemDocument, problemMediaType } from './problem-document.ts'

/** Formats a refusal in a call's own way; `null` leaves it a problem document. */
export type OwnFormat = (
  failure: ProblemError,
  request: FastifyRequest,
) => { readonly status: number; readonly document: object } | null

/** Errors, unknown addresses, wrong methods and too long addresses: all answered alike. */
export const answerFailures = (app: FastifyInstance, longestAddress: number, ownFormat: OwnFormat): void => {
  const refuse = (request: FastifyRequest, reply: FastifyReply, error: unknown) => {
    const failure = failureOf(error)
    logFailure(request, failure, error)
    const own = ownFormat(failure, request)
    return reply
      .code(own?.status ?? failure.parts.status)
      .headers({ ...failure.parts.headers, 'cache-control': 'no-store' })
      .type(own ? 'application/json; charset=utf-8' : problemMediaType)
      .send(JSON.stringify(own?.document ?? problemDocument(failure, request.language, request.id)))
  }

  app.addHook('onRequest', (request, _reply, done) => {
    if (request.url.length > longestAddress) throw problem('request.addressTooLong', { status: 414 })
    done()
  })
  app.setErrorHandler((error, request, reply) => refuse(request, reply, error))
  app.setNotFoundHandler((request, reply) => {
    const methods = allowedMethods(request.url.split('?')[0] ?? '')
    return refuse(
      request,
      reply,
      methods.length === 0
        ? problem('request.notFound', { status: 404 })
        : problem('request.methodNotAllowed', { status: 405, headers: { allow: methods.join(', ') } }),
    )
  })
}

const unreadable: Readonly<Record<string, { status: number; code: ProblemCode }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'request.headersTooLarge' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'request.timeout' },
}

/** Answers what the HTTP parser could not read: there is no request yet, hence no language. */
export const answerUnreadable = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { status, code } = unreadable[error.code ?? ''] ?? { status: 400, code: 'request.malformed' as const }
  const body = JSON.stringify({ type: 'about:blank', title: problemText(code, 'tr'), status, code })
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `content-type: ${problemMediaType}`,
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}
