import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageOfHeader, type Texts, texts } from './texts.ts'

export type ProblemCode = keyof Texts['problem']

/** Answers with a problem document (RFC 9457) in the caller's language. */
export const sendProblem = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  code: ProblemCode,
): FastifyReply => {
  const title = texts[languageOfHeader(request.headers['accept-language'])].problem[code]
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-type': 'application/problem+json; charset=utf-8' })
    .send(
      JSON.stringify({ type: 'about:blank', title, status, code: `gateway.${code}`, requestId: request.id }),
    )
}
