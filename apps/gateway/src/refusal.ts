import type { ProblemCode } from './problem.ts'

/** Thrown where there is nothing to answer with yet; the error handler answers it as a problem document. */
export class Refusal extends Error {
  readonly status: number
  readonly code: ProblemCode
  readonly retryAfterSeconds: number | null

  constructor(status: number, code: ProblemCode, retryAfterSeconds: number | null = null) {
    super(code)
    this.name = 'Refusal'
    this.status = status
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}
