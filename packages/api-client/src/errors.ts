import type { TokenError } from './contract/identity.ts'
import type { Problem } from './contract/schemas.ts'

/** What the client itself says where no server did. */
export const clientErrorCodes = {
  /** No answer: offline, refused, blocked, or the name is unknown. */
  unreachable: 'network.unreachable',
  /** No answer within {@link timeoutMilliseconds}. */
  timeout: 'network.timeout',
  /** An answer that is not the JSON it should be, such as the page of a proxy. */
  unreadable: 'answer.unreadable',
} as const

interface ApiErrorParts {
  readonly code: string
  readonly status?: number
  readonly problem?: Problem | null
  readonly tokenError?: TokenError | null
  readonly retryAfterSeconds?: number | null
  readonly cause?: unknown
}

/** A call that did not succeed. Its message names the call, the status and the code: it may be logged. */
export class ApiError extends Error {
  /** Stable, for texts: that of the problem document or of the token endpoint, `http.<status>`, or one of {@link clientErrorCodes}. */
  readonly code: string
  /** HTTP status, `0` where no answer came. */
  readonly status: number
  /** The problem document (RFC 9457), if the body was one. */
  readonly problem: Problem | null
  /** The error of the token endpoint (RFC 6749), if the body was one. */
  readonly tokenError: TokenError | null
  /** Seconds after which the server wants to be asked again, if it said so. */
  readonly retryAfterSeconds: number | null

  constructor(callName: string, parts: ApiErrorParts) {
    const { code, status = 0, problem = null, tokenError = null, retryAfterSeconds = null, cause } = parts
    super(`${callName}: ${status === 0 ? 'no answer' : status} (${code})`, { cause })
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.problem = problem
    this.tokenError = tokenError
    this.retryAfterSeconds = retryAfterSeconds
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const tokenErrorNames: readonly TokenError['error'][] = [
  'invalid_request',
  'invalid_client',
  'invalid_grant',
  'unauthorized_client',
  'unsupported_grant_type',
  'invalid_scope',
  'temporarily_unavailable',
]

type FieldError = NonNullable<Problem['errors']>[number]

const isFieldError = (value: unknown): value is FieldError =>
  isObject(value) &&
  'field' in value &&
  typeof value.field === 'string' &&
  'code' in value &&
  typeof value.code === 'string'

/** The body as a problem document, checked by hand because zod is not loaded here; `null` if it is none. */
export const problemOf = (body: unknown): Problem | null => {
  if (!isObject(body)) return null
  if (!('code' in body) || typeof body.code !== 'string') return null
  if (!('status' in body) || typeof body.status !== 'number') return null
  const text = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise)
  return {
    type: text('type' in body && body.type, 'about:blank'),
    title: text('title' in body && body.title, ''),
    status: body.status,
    code: body.code,
    ...('detail' in body && typeof body.detail === 'string' ? { detail: body.detail } : {}),
    ...('requestId' in body && typeof body.requestId === 'string' ? { requestId: body.requestId } : {}),
    ...('errors' in body && Array.isArray(body.errors) ? { errors: body.errors.filter(isFieldError) } : {}),
  }
}

/** The body as an error of the token endpoint, `null` if it is none. */
export const tokenErrorOf = (body: unknown): TokenError | null => {
  if (!isObject(body) || !('error' in body)) return null
  const error = tokenErrorNames.find((name) => name === body.error)
  if (!error) return null
  const described = 'error_description' in body && typeof body.error_description === 'string'
  return { error, error_description: described ? String(body.error_description) : '' }
}

/** Seconds of a `Retry-After` header, which is a number or a date (RFC 9110, section 10.2.3). */
export const retryAfterOf = (headers: Headers, now = Date.now()): number | null => {
  const value = headers.get('retry-after')?.trim()
  if (!value) return null
  if (/^\d+$/.test(value)) return Number(value)
  // `Date.parse` takes almost anything for a date; an HTTP date ends in GMT.
  const instant = value.endsWith('GMT') ? Date.parse(value) : Number.NaN
  // The server's own clock, where it tells: that of the device may be wrong.
  const serverNow = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(instant)) return null
  return Math.max(0, Math.ceil((instant - (Number.isNaN(serverNow) ? now : serverNow)) / 1000))
}
