import { type ClientId, type Method, TokenAnswer } from '@avita/api-client/contract'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, inject, onTestFinished } from 'vitest'
import type { z } from 'zod'
import { type Config, readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import type { ModuleDeps } from '../module-deps.ts'
import type { Identity } from '../identity/identity.ts'
import { demoPassword, type DemoUsername } from '../seed/demo-accounts.ts'
import type { FreeBytesOf } from '../operations/free-space.ts'
import { createServer } from '../server.ts'
import { createTestDatabase, dropTestDatabase } from './test-database.ts'
import { requireDescribed } from './described.ts'
import './matchers.ts'

/** Who calls: a demo account, a visitor with an anonymous token, or nobody at all. */
export type Who = DemoUsername | 'visitor' | 'nobody'

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | number | string[] | undefined>>
  /** The parsed JSON, or `null`. */
  readonly body: unknown
  readonly text: string
  readonly bytes: Buffer
  /** The body as a schema makes it, typed: `answer.read(contract.users.answer).items`. Throws where it does not fit. */
  readonly read: <Schema extends z.ZodType>(schema: Schema) => z.output<Schema>
}

type Headers = Readonly<Record<string, string>>

export interface Caller {
  readonly get: (path: string, headers?: Headers) => Promise<Answer>
  /** An object goes as JSON, `URLSearchParams` as a form, `FormData` as multipart. */
  readonly post: (path: string, body?: object, headers?: Headers) => Promise<Answer>
  readonly patch: (path: string, body?: object, headers?: Headers) => Promise<Answer>
  readonly delete: (path: string, headers?: Headers) => Promise<Answer>
}

export interface TestApi {
  /** `await api.as('employee').get('/api/categoriesForArticle')`: signed in as that demo account. */
  readonly as: (who: Who) => Caller
  /** A caller with this bearer token. */
  readonly bearing: (token: string) => Caller
  readonly tokenOf: (who: Exclude<Who, 'nobody'>, clientId?: ClientId) => Promise<string>
  readonly app: FastifyInstance
  readonly config: Config
  readonly deps: ModuleDeps
  readonly database: ModuleDeps['database']
  readonly identity: Identity
  /** The log so far, one JSON line each. */
  readonly log: () => string
  /** Moves the clock of the service forward. */
  readonly waitSeconds: (seconds: number) => void
  readonly close: () => Promise<void>
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

type TestRequest = InjectOptions & { readonly method: Method; readonly url: string }

const requestOf = async (
  method: Method,
  url: string,
  headers: Headers,
  body?: object,
): Promise<TestRequest> => {
  if (body instanceof FormData) {
    const encoded = new Response(body)
    const type = encoded.headers.get('content-type') ?? ''
    return {
      method,
      url,
      headers: { 'content-type': type, ...headers },
      payload: Buffer.from(await encoded.arrayBuffer()),
    }
  }
  if (body instanceof URLSearchParams)
    return {
      method,
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: body.toString(),
    }
  return { method, url, headers, ...(body === undefined ? {} : { payload: body }) }
}

const cleanUp = (close: () => Promise<void>) => {
  // Inside a test it goes with the test, at the top of a file with the file.
  try {
    onTestFinished(close)
  } catch {
    afterAll(close)
  }
}

/**
 * The API on its own copy of the migrated and seeded database. Listens nowhere; cleans up after itself at the end of
 * the test, or of the file when it is started at its top.
 */
/** Where they sign in; everybody else does at the panel. */
export const clientOf: Readonly<Record<string, string>> = {
  admin: 'back-office',
  editor: 'back-office',
  notifier: 'back-office',
  customer: 'individual',
}

export const startApi = async (
  environment: Readonly<Record<string, string>> = {},
  { freeBytesOf }: { readonly freeBytesOf?: FreeBytesOf } = {},
): Promise<TestApi> => {
  const url = await createTestDatabase(new URL(inject('templateUrl')).pathname.slice(1))
  const filesFolder = await mkdtemp(join(tmpdir(), 'avita-files-'))
  const config = readConfig({
    NODE_ENV: 'test',
    FILES_FOLDER: filesFolder,
    DATABASE_URL: url,
    DATABASE_CONNECTIONS: '6',
    LOG_LEVEL: 'info',
    ...environment,
  })
  let lines = ''
  let moved = 0
  const log = createLog(config.LOG_LEVEL, {
    write: (line) => {
      lines += line
    },
  })
  const server = await createServer(config, log, () => new Date(Date.now() + moved), freeBytesOf)
  const { app } = server

  const send = async (options: TestRequest): Promise<Answer> => {
    const { statusCode, headers, body, rawPayload } = await app.inject(options)
    requireDescribed(options.method, options.url, statusCode)
    const parsed = parse(body)
    return {
      status: statusCode,
      headers,
      body: parsed,
      text: body,
      bytes: rawPayload,
      read: (schema) => schema.parse(parsed),
    }
  }
  const callerWith = (authorization: () => Promise<Headers>): Caller => ({
    get: async (path, headers) =>
      send(await requestOf('GET', path, { ...(await authorization()), ...headers })),
    post: async (path, body, headers) =>
      send(await requestOf('POST', path, { ...(await authorization()), ...headers }, body)),
    patch: async (path, body, headers) =>
      send(await requestOf('PATCH', path, { ...(await authorization()), ...headers }, body)),
    delete: async (path, headers) =>
      send(await requestOf('DELETE', path, { ...(await authorization()), ...headers })),
  })

  const askToken = async (form: Readonly<Record<string, string>>): Promise<string> => {
    const answer = await send(await requestOf('POST', '/auth/connect/token', {}, new URLSearchParams(form)))
    return answer.read(TokenAnswer).access_token
  }
  const tokens = new Map<string, Promise<string>>()
  const tokenOf: TestApi['tokenOf'] = (who, clientId) => {
    const key = `${who} ${clientId}`
    const client = { client_id: clientId ?? clientOf[who] ?? 'panel' }
    const token =
      tokens.get(key) ??
      askToken(
        who === 'visitor'
          ? { grant_type: 'client_credentials', client_id: clientId ?? 'corporate' }
          : { grant_type: 'password', username: who, password: demoPassword, OwnerId: '2', ...client },
      )
    tokens.set(key, token)
    return token
  }

  const close = async () => {
    await server.close()
    await dropTestDatabase(url)
    await rm(filesFolder, { recursive: true, force: true })
  }
  cleanUp(close)
  return {
    as: (who) =>
      callerWith(async () => (who === 'nobody' ? {} : { authorization: `Bearer ${await tokenOf(who)}` })),
    bearing: (token) => callerWith(async () => ({ authorization: `Bearer ${token}` })),
    tokenOf,
    app,
    config,
    deps: server.deps,
    database: server.deps.database,
    identity: server.identity,
    log: () => lines,
    waitSeconds: (seconds) => {
      moved += seconds * 1000
    },
    close,
  }
}
