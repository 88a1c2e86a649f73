import { z } from 'zod'

export { networkOf } from './network.ts'

/** One variable that could not be used: its name, what is wrong, and a value that would do. */
export interface ConfigurationFault {
  readonly name: string
  readonly problem: string
  readonly example: string
}

/** Every variable that is wrong, in one message a person can act on. */
export class ConfigurationError extends Error {
  readonly faults: readonly ConfigurationFault[]

  constructor(faults: readonly ConfigurationFault[]) {
    super(
      faults
        .map(({ name, problem, example }) => `${name}: ${problem}. For example: ${name}=${example}`)
        .join('\n'),
    )
    this.name = 'ConfigurationError'
    this.faults = faults
  }
}

/** Marks a variable's schema with what it means and a value that would do; both end up in `.env.example`. */
export const variable = <Schema extends z.ZodType>(
  schema: Schema,
  meaning: string,
  example: string,
): Schema => schema.meta({ description: meaning, examples: [example] })

/** A value as it may be printed: without the credentials of an address. */
const printable = (value: string): string => value.replace(/\/\/.*@/, '//…@')

const exampleOf = (schema: z.ZodType): string => {
  const examples = schema.meta()?.['examples']
  return Array.isArray(examples) ? examples.join(', ') : ''
}

/**
 * Reads a typed configuration from environment variables; an empty one counts as absent.
 * Throws a {@link ConfigurationError} that names every wrong value with an example.
 */
export const readConfiguration = <Schema extends z.ZodObject>(
  schema: Schema,
  environment: Readonly<Record<string, string | undefined>>,
): z.infer<Schema> => {
  const given = Object.fromEntries(
    Object.keys(schema.shape)
      .map((name) => [name, environment[name]] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = schema.safeParse(given)
  if (result.success) return result.data
  throw new ConfigurationError(
    result.error.issues.map((issue) => {
      const name = String(issue.path[0])
      const field: unknown = schema.shape[name]
      const value = given[name]
      return {
        name,
        problem:
          value === undefined ? 'is missing' : `"${printable(value)}" cannot be used (${issue.message})`,
        example: field instanceof z.ZodType ? exampleOf(field) : '',
      }
    }),
  )
}

/** The text of an `.env.example`: every variable with its meaning, commented out with its example. */
export const exampleEnvironment = (schema: z.ZodObject): string =>
  Object.entries(schema.shape)
    .map(([name, field]) =>
      field instanceof z.ZodType
        ? `# ${field.meta()?.description ?? ''}\n# ${name}=${exampleOf(field)}\n`
        : '',
    )
    .join('\n')
