import type { FastifyRequest } from 'fastify'
import { problem, problemAfter, ProblemError } from '../problems.ts'
import { databaseFailure } from './database-failure.ts'

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

const statusOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500

const fromFastify = (error: unknown): ProblemError | null => {
  switch (codeOf(error)) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return problem('request.bodyTooLarge', { status: 413 })
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return problem('request.mediaTypeUnsupported', { status: 415 })
    default: {
      const status = statusOf(error)
      return status >= 400 && status < 500 ? problem('request.malformed', { status: 400 }) : null
    }
  }
}

/** Every error as the refusal that its caller may see; what was not foreseen tells nothing of its inside. */
export const failureOf = (error: unknown): ProblemError => {
  if (error instanceof ProblemError) return error
  switch (databaseFailure(error)) {
    case 'away':
      return problemAfter('service.databaseAway', 503, 2)
    case 'slow':
      return problemAfter('service.busy', 503, 2)
    case 'full':
      return problem('service.storageFull', { status: 507 })
    case 'erased':
      return problem('account.erased', { status: 409 })
    case null:
      return fromFastify(error) ?? problem('service.failed', { status: 500 })
  }
}

/** An error for the log: kinds, codes and places. Messages stay out where they may quote what a person sent. */
export const describeError = (error: unknown, depth = 0): object => {
  if (!(error instanceof Error)) return { name: typeof error }
  const isOurMistake =
    error instanceof TypeError || error instanceof ReferenceError || error instanceof RangeError
  return {
    name: error.name,
    ...(codeOf(error) ? { code: codeOf(error) } : {}),
    ...(isOurMistake ? { message: error.message } : {}),
    ...('constraint' in error ? { constraint: error.constraint } : {}),
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 12),
    ...(error.cause === undefined || depth > 3 ? {} : { cause: describeError(error.cause, depth + 1) }),
  }
}

/** Logs what was not the caller's doing. */
export const logFailure = (request: FastifyRequest, failure: ProblemError, error: unknown): void => {
  if (failure.parts.status < 500) return
  request.log.error(
    { requestId: request.id, code: failure.code, error: describeError(error) },
    'a request failed',
  )
}
