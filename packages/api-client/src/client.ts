import type { Language } from '@avita/i18n-routes'
import ky, { isHTTPError, isTimeoutError, type KyInstance } from 'ky'
import type { CallOptions, Client } from './call-types.ts'
import { addresses, type CallName, isBinary, largestFileOf, withoutToken } from './contract/addresses.ts'
import { ApiError, clientErrorCodes, problemOf, retryAfterOf, tokenErrorOf } from './errors.ts'
import { type LooseInput, requestBody, requestLine } from './request.ts'

/** How long a person waits before they are told (security, B7): the whole call, its retries included. */
export const timeoutMilliseconds = 8000

/** A file takes its time on a slow line: nobody waits for it without seeing that it is under way. */
const fileTimeoutMilliseconds = 60_000

/** Reads are tried again this often; writes never (security, B7). */
export const readRetries = 3

export interface ClientOptions {
  /** Origin of the product API (`/api/…`), `''` for the page's own. Node needs a whole one. */
  readonly apiUrl: string
  /** Origin of the identity service (`/auth/…`), `''` for the page's own. */
  readonly identityUrl: string
  /** The active language, asked at every call: it travels as `Accept-Language`. */
  readonly language: () => Language
  /** The token of the session, asked at every call; `null` while signed out. */
  readonly token: () => string | null
  /** The server refused the session's token (401): called once per token, however many calls were under way. */
  readonly onRefused?: () => void
  readonly fetch?: typeof globalThis.fetch
}

type LooseCall = (input?: LooseInput, options?: CallOptions) => Promise<unknown>

const isCallName = (name: string): name is CallName => name in addresses

/** Every call name with its function. The overload ties names to types, which `Object.fromEntries` cannot say. */
function everyCall(make: (name: CallName) => LooseCall): Client
function everyCall(make: (name: CallName) => LooseCall): unknown {
  return Object.fromEntries(
    Object.keys(addresses)
      .filter(isCallName)
      .map((name) => [name, make(name)]),
  )
}

const createTransport = (fetch: ClientOptions['fetch']): KyInstance =>
  ky.create({
    timeout: timeoutMilliseconds,
    totalTimeout: timeoutMilliseconds,
    ...(fetch ? { fetch } : {}),
    retry: {
      limit: readRetries,
      methods: ['get'],
      statusCodes: [408, 429, 500, 502, 503, 504],
      afterStatusCodes: [429, 503],
      jitter: (delay) => delay * (0.5 + Math.random() / 2),
      // A server that wants to be left alone for longer than anyone waits is not asked again: the person is told.
      shouldRetry: ({ error }) =>
        isHTTPError(error) && (retryAfterOf(error.response.headers) ?? 0) * 1000 >= timeoutMilliseconds
          ? false
          : undefined,
    },
  })

const toApiError = (name: CallName, cause: unknown): ApiError => {
  if (isHTTPError(cause)) {
    const { status, headers } = cause.response
    const problem = problemOf(cause.data)
    const tokenError = problem ? null : tokenErrorOf(cause.data)
    const code = problem?.code ?? tokenError?.error ?? `http.${status}`
    return new ApiError(name, {
      code,
      status,
      problem,
      tokenError,
      retryAfterSeconds: retryAfterOf(headers),
      cause,
    })
  }
  if (isTimeoutError(cause)) return new ApiError(name, { code: clientErrorCodes.timeout, cause })
  return new ApiError(name, { code: clientErrorCodes.unreachable, cause })
}

/**
 * A typed function for every call of the contract (specification, section 7). Each resolves with the answer's JSON or
 * rejects with an {@link ApiError}; a call ended by its own signal rejects with the signal's reason.
 */
export const createClient = (options: ClientOptions): Client => {
  const transport = createTransport(options.fetch)
  let refusedToken: string | null = null

  const refuse = (sent: string) => {
    // An answer to an earlier token says nothing about a session that was opened since.
    if (sent === refusedToken || sent !== options.token()) return
    refusedToken = sent
    options.onRefused?.()
  }

  return everyCall(
    (name) =>
      async (input = {}, { signal, keepalive, token, idempotencyKey, onHeaders } = {}) => {
        const { method, path } = requestLine(name, input)
        const base = path.startsWith('/auth/') ? options.identityUrl : options.apiUrl
        const sessionToken = token === undefined && !withoutToken.includes(name) ? options.token() : null
        const bearer = token ?? sessionToken
        const carriesFile = isBinary(name) || largestFileOf(name) !== null
        let response
        try {
          response = await transport(base.replace(/\/+$/, '') + path, {
            method,
            ...requestBody(name, input.body),
            ...(signal ? { signal } : {}),
            ...(keepalive ? { keepalive } : {}),
            ...(carriesFile
              ? { timeout: fileTimeoutMilliseconds, totalTimeout: fileTimeoutMilliseconds }
              : {}),
            headers: {
              accept: isBinary(name) ? '*/*' : 'application/json',
              'accept-language': options.language(),
              ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
              ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
            },
          })
        } catch (cause) {
          if (signal?.aborted) throw signal.reason
          const error = toApiError(name, cause)
          if (error.status === 401 && sessionToken) refuse(sessionToken)
          throw error
        }
        onHeaders?.(response.headers)
        try {
          return isBinary(name) ? await response.blob() : await response.json()
        } catch (cause) {
          if (signal?.aborted) throw signal.reason
          throw new ApiError(name, { code: clientErrorCodes.unreadable, status: response.status, cause })
        }
      },
  )
}
