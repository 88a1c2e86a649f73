import {
  type CallName,
  type CallParts,
  contract,
  formEncoded,
  isBinary,
  largestFileOf,
  type Method,
} from '@avita/api-client/contract'
import type { Language } from '@avita/i18n-routes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor } from '../actor.ts'
import { problem } from '../problems.ts'
import type { CountCall } from './call-limits.ts'
import { FileAnswer, sendFile } from './file-answer.ts'
import { admit, type Guard } from './guard.ts'
import type { Handlers, RequestFacts } from './handler.ts'
import { acceptMultipart, readMultipart, requireLength } from './multipart.ts'
import { type AdmitUpload, isUpload } from './uploads.ts'
import { validate } from './validate.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: CallName
    /** Answered however many others are: what tells how the service fares. */
    always?: true
    /** How long its answer may take, where that is not the usual. */
    milliseconds?: number
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

/** A file of many megabytes comes slowly and takes its time to be worked on. */
const uploadMilliseconds = 60_000
/** And it goes as slowly: what has begun is not cut off. A reader who takes nothing is, by the connection's own limit. */
const downloadMilliseconds = 30 * 60_000

const timeLimitOf = (name: CallName) => {
  if (isBinary(name)) return { milliseconds: downloadMilliseconds }
  return largestFileOf(name) === null ? {} : { milliseconds: uploadMilliseconds }
}

const mediaTypeWanted = (name: CallName) => {
  if (largestFileOf(name) !== null) return 'multipart/form-data'
  return formEncoded.includes(name) ? 'application/x-www-form-urlencoded' : 'application/json'
}

const requireMediaType = (entry: Entry, request: FastifyRequest) => {
  const wanted = mediaTypeWanted(entry.name)
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
  get ip() {
    return request.ip
  },
  idempotencyKey: idempotencyKeyOf(entry, request),
})

/** Where those look who start and watch the process, beside its place in the contract. */
const furtherAddresses: Partial<Record<CallName, string>> = {
  healthLive: '/health/live',
  healthReady: '/health/ready',
}

const registerCall = (
  app: FastifyInstance,
  entry: Entry,
  {
    handler,
    guard,
    count,
    admitUpload,
    url,
  }: {
    handler: Erased
    guard: Guard
    count: CountCall
    admitUpload: AdmitUpload
    url: string
  },
) => {
  const fileBytes = largestFileOf(entry.name)
  const isAlways = entry.name === 'healthLive'
  app.route({
    method: entry.method,
    url,
    config: {
      call: entry.name,
      ...(isAlways ? { always: true } : {}),
      ...timeLimitOf(entry.name),
    },
    // Before the body is read: who may not call is not listened to.
    onRequest: async (request, reply) => {
      request.actor = await admit(guard, entry.access, request.headers.authorization, (actor) => {
        if (!isAlways) count(actor, request)
      })
      requireMediaType(entry, request)
      if (isUpload(entry.name) && fileBytes !== null) {
        const bytes = requireLength(request, fileBytes)
        await admitUpload(entry.name, request.actor, { request, reply, bytes })
      }
    },
    ...(fileBytes === null
      ? {}
      : {
          preValidation: async (request: FastifyRequest) => {
            if (request.isMultipart()) request.body = await readMultipart(request, fileBytes)
          },
        }),
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
      if (isBinary(entry.name)) {
        if (answer instanceof FileAnswer) return sendFile(request, reply, answer)
        throw new TypeError(`${entry.name} has to answer with a file`)
      }
      reply.type('application/json; charset=utf-8')
      // The answer's schema lets through what it names and nothing else.
      return JSON.stringify(entry.answer.parse(answer))
    },
  })
}

/** Who is let in, and how often. */
export interface Gatekeepers {
  readonly guard: Guard
  readonly countOf: (entry: Entry) => CountCall
  readonly admitUpload: AdmitUpload
}

/** Makes a route of every entry of the contract: access, limits, validation, handler, answer. */
export const registerCalls = (
  app: FastifyInstance,
  handlers: Handlers,
  { guard, countOf, admitUpload }: Gatekeepers,
): void => {
  const registerAll = (scope: FastifyInstance, entries: readonly Entry[]) => {
    for (const entry of entries) {
      const handler: Erased = { answer: handlers[entry.name] }
      const count = countOf(entry)
      const further = furtherAddresses[entry.name]
      for (const url of further === undefined ? [entry.path] : [entry.path, further])
        registerCall(scope, entry, { handler, guard, count, admitUpload, url })
    }
  }
  const takesFiles = ({ name }: Entry) => largestFileOf(name) !== null
  const entries: readonly Entry[] = Object.values(contract)
  registerAll(
    app,
    entries.filter((entry) => !takesFiles(entry)),
  )
  // On their own: what reads files looks at every request of its scope.
  void app.register(async (scope) => {
    acceptMultipart(scope)
    registerAll(scope, entries.filter(takesFiles))
  })
}
