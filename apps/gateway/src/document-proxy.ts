import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { languageOf } from '@avita/i18n-routes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerHeaders, forward } from './forward.ts'
import { createKeptDocuments, type KeptDocument } from './kept-documents.ts'
import { unavailablePage } from './unavailable-page.ts'

const retryAfterSeconds = '5'

/** Passes documents on, and answers with the last known copy while their server is down. */
export const createDocumentProxy = () => {
  const documents = createKeptDocuments()

  const answerKept = (request: FastifyRequest, reply: FastifyReply, key: string) => {
    const document = documents.find(key, request.headers['accept-encoding'] ?? '')
    if (!document) return false
    reply.headers(document.headers)
    if (request.headers['if-none-match']?.includes(String(document.headers['etag']))) reply.code(304).send()
    else reply.code(200).send(document.body)
    return true
  }

  const answerUnavailable = (request: FastifyRequest, reply: FastifyReply) => {
    const { html, policy } = unavailablePage(languageOf(request.url))
    return reply
      .code(503)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'cache-control': 'no-store',
        'retry-after': retryAfterSeconds,
      })
      .send(html)
  }

  const answerAndKeep = async (
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    headers: KeptDocument['headers'],
    content: Readable,
  ) => {
    try {
      const body = await buffer(content)
      documents.keep(key, { headers, body })
      await reply.send(body)
    } catch {
      await answerUnavailable(request, reply)
    }
  }

  return (
    request: FastifyRequest,
    reply: FastifyReply,
    upstream: string,
    publicOrigin: string,
  ): FastifyReply => {
    const key = publicOrigin + request.url
    return forward(request, reply, {
      upstream,
      publicOrigin,
      onAnswer: (content) => {
        const headers = reply.getHeaders()
        const plain = Object.fromEntries(
          Object.entries(answerHeaders(toText(headers))).flatMap(([name, value]) =>
            value === undefined ? [] : [[name, value] as const],
          ),
        )
        if (request.method === 'GET' && documents.isWorthKeeping(request.url, reply.statusCode, plain)) {
          void answerAndKeep(request, reply, key, plain, content)
        } else void reply.send(content)
      },
      onFailure: () => {
        if (!answerKept(request, reply, key)) answerUnavailable(request, reply)
      },
    })
  }
}

const toText = (headers: Readonly<Record<string, number | string | string[] | undefined>>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
  )
