import { type CallName, type CallParts, contract, formEncoded, type Method } from '@avita/api-client/contract'
import type { Language } from '@avita/i18n-routes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor } from '../actor.ts'
import { problem } from '../problems.ts'
import { admit, type Guard } from './guard.ts'
import type { Handlers, RequestFacts } from './handler.ts'
import { validate } from './validate.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: CallName
  }
  interface FastifyRequest {
    actor: Actor
    language: Language
  }
}

interface Entry extends CallParts {
  readonly name: CallName
  readonly method: Method
  readonly path: string
}

/**
 * A handler whose own types are forgotten: the contract's schemas have just made its input. Written as a method, the
 * one place where TypeScript lets a narrower parameter through.
 */
interface Erased {
  answer(input: {
    readonly params: unknown
    readonly query: unknown
    readonly body: unknown
    readonly actor: Actor
    readonly language: Language
    readonly request: RequestFacts
  }): unknown
}

const mediaTypeOf = (request: FastifyRequest) =>
  request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? null

const requireMediaType = (entry: Entry, request: FastifyRequest) => {
  const wanted = formEncoded.includes(entry.name) ? 'application/x-www-form-urlencoded' : 'application/json'
  const given = mediaTypeOf(request)
  const isEmpty = given === null && (request.headers['content-length'] ?? '0') === '0'
  if (entry.method !== 'GET' && !isEmpty && given !== wanted)
    throw problem('request.mediaTypeUnsupported', { status: 415 })
}

const keyPattern = /^[\w-]{8,100}$/

const idempotencyKeyOf = (entry: Entry, request: FastifyRequest): string | null => {
  const key = entry.idempotent ? request.headers['idempotency-key'] : undefined
  if (key === undefined) return null
  if (typeof key === 'string' && keyPattern.test(key)) return key
  throw problem('request.invalid', {
    status: 400,
    errors: [{ field: 'header.idempotency-key', code: 'request.keyInvalid' }],
  })
}

const factsOf = (entry: Entry, request: FastifyRequest): RequestFacts => ({
  id: request.id,
  ip: request.ip,
  idempotencyKey: idempotencyKeyOf(entry, request),
  get signal() {
    return request.signal
  },
})

const registerCall = (app: FastifyInstance, entry: Entry, handler: Erased, guard: Guard) => {
  app.route({
    method: entry.method,
    url: entry.path,
    config: { call: entry.name },
    // Before the body is read: who may not call is not listened to.
    onRequest: async (request) => {
      request.actor = await admit(guard, entry.access, request.headers.authorization)
      requireMediaType(entry, request)
    },
    handler: async (request, reply) => {
      const { params, query, body } = validate(
        { params: entry.params, query: entry.query, body: entry.body },
        {
          params: request.params,
          query: request.query,
          body:
            entry.method === 'GET'
              ? {}
              : (request.body ?? (formEncoded.includes(entry.name) || !entry.body ? {} : undefined)),
        },
      )
      const answer = await handler.answer({
        params,
        query,
        body,
        actor: request.actor,
        language: request.language,
        request: factsOf(entry, request),
      })
      reply.type('application/json; charset=utf-8')
      // The answer's schema lets through what it names and nothing else.
      return JSON.stringify(entry.answer.parse(answer))
    },
  })
}

/** Makes a route of every entry of the contract: access, validation, handler, answer. */
export const registerCalls = (app: FastifyInstance, handlers: Handlers, guard: Guard): void => {
  for (const entry of Object.values(contract))
    registerCall(app, entry, { answer: handlers[entry.name] }, guard)
}
