import { z } from 'zod'

/** A JSON Schema as OpenAPI 3.1 takes it (draft 2020-12). */
export type JsonSchema = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isSchema = (value: unknown): value is JsonSchema => isObject(value)

/** The schemas of a list, as `anyOf` has one; none where there is no list. */
export const schemasIn = (value: unknown): JsonSchema[] =>
  Array.isArray(value) ? value.filter(isSchema) : []

const mapValues = (
  value: unknown,
  change: (part: Record<string, unknown>) => Record<string, unknown>,
): unknown => {
  if (Array.isArray(value)) return value.map((part) => mapValues(part, change))
  if (!isObject(value)) return value
  return change(
    Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mapValues(part, change)])),
  )
}

/** What zod says about every number and every id is true and hides what a reader looks for. */
const withoutNoise = (schema: Record<string, unknown>) => {
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum']
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum']
  if ('format' in schema) delete schema['pattern']
  return schema
}

const referring = (name: string) => (schema: Record<string, unknown>) => {
  const { $ref: reference } = schema
  if (typeof reference !== 'string') return schema
  const inner = /^#\/\$defs\/(.+)$/.exec(reference)?.[1]
  return { ...schema, $ref: `#/components/schemas/${inner ? `${name}.${inner}` : name}` }
}

/**
 * A schema of the contract as components, the first of which has the given name; the others are what it refers to, for
 * a schema that holds itself.
 */
export const componentsOf = (
  name: string,
  schema: z.ZodType,
  io: 'input' | 'output',
): Readonly<Record<string, JsonSchema>> => {
  const made = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => void withoutNoise(jsonSchema),
  })
  const { $schema: _dialect, $defs = {}, ...own } = made
  const all: Record<string, unknown> = { [name]: own }
  for (const [inner, part] of Object.entries($defs)) all[`${name}.${inner}`] = part
  const components: Record<string, JsonSchema> = {}
  for (const [key, part] of Object.entries(all)) {
    const referred = mapValues(part, referring(name))
    if (isObject(referred)) components[key] = referred
  }
  return components
}

/** The members of an object's schema, each with whether it has to be there. */
export const membersOf = (schema: JsonSchema) => {
  const { properties, required } = schema
  if (!isObject(properties)) return []
  return Object.entries(properties).flatMap(([name, part]) =>
    isObject(part)
      ? [{ name, schema: part, isRequired: Array.isArray(required) && required.includes(name) }]
      : [],
  )
}
