import { z } from 'zod'
import { type FieldFault, problem } from '../problems.ts'
import { isCleanInput } from './clean-text.ts'

const mostFaults = 50
const longestName = 80
const isOwnCode = (message: string) => /^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/.test(message)

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  )

const codeOfIssue: Readonly<Record<string, string>> = {
  too_small: 'field.tooSmall',
  too_big: 'field.tooLarge',
}

const codeOf = (issue: z.core.$ZodIssue, value: unknown): string => {
  if (isOwnCode(issue.message)) return issue.message
  if (valueAt(value, issue.path) === undefined) return 'field.missing'
  return codeOfIssue[issue.code] ?? 'field.invalid'
}

const faultsOf = (part: string, error: z.ZodError, value: unknown): FieldFault[] =>
  error.issues
    .flatMap((issue) => {
      const paths =
        issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
      const code = issue.code === 'unrecognized_keys' ? 'field.unknown' : codeOf(issue, value)
      return paths.map((path) => ({
        field: [part, ...path].map(String).join('.').slice(0, longestName),
        code,
      }))
    })
    .slice(0, mostFaults)

const nothing = z.strictObject({})

/**
 * The parts of a request as the contract's schemas make them; a part that the contract does not name has to be empty.
 * Throws a problem that names every invalid field.
 */
export const validate = (
  schemas: Readonly<Record<string, z.ZodType | undefined>>,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  if (!isCleanInput(given)) throw problem('request.malformed', { status: 400 })
  const errors: FieldFault[] = []
  const parts: Record<string, unknown> = {}
  for (const [part, value] of Object.entries(given)) {
    const result = (schemas[part] ?? nothing).safeParse(value)
    if (result.success) parts[part] = schemas[part] ? result.data : undefined
    else errors.push(...faultsOf(part, result.error, value))
  }
  if (errors.length > 0) throw problem('request.invalid', { status: 400, errors })
  return parts
}
