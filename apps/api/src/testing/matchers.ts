import type { ProblemCode } from '../problems.ts'
import { expect } from 'vitest'

interface ProblemMatchers<Result> {
  /** The answer is a problem document (RFC 9457) with this status and code. */
  toBeProblem: (status: number, code: ProblemCode) => Result
}

declare module 'vitest' {
  // oxlint-disable-next-line typescript/no-unused-vars -- the declaration has to repeat vitest's own
  interface Matchers<
    R extends void | Promise<void> = void | Promise<void>,
    T = unknown,
  > extends ProblemMatchers<R> {}
}

const partOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

expect.extend({
  toBeProblem(answer: unknown, status: number, code: ProblemCode) {
    const body = partOf(answer, 'body')
    const seen = {
      status: partOf(answer, 'status'),
      documentStatus: partOf(body, 'status'),
      code: partOf(body, 'code'),
      type: String(partOf(partOf(answer, 'headers'), 'content-type')).split(';')[0],
    }
    const wanted = { status, documentStatus: status, code, type: 'application/problem+json' }
    return {
      pass: this.equals(seen, wanted),
      message: () => `expected ${JSON.stringify(seen)} to be ${JSON.stringify(wanted)}`,
    }
  },
})
