import { createHash } from 'node:crypto'
import { isSchema, type JsonSchema, membersOf, schemasIn } from './json-schema.ts'
import { days, moments, usuallyNull, words } from './words.ts'

/** Where in an example a value stands: the names of the members that lead to it. */
type Place = readonly string[]

const uuidLength = 32

/** An id that is the same in every run, and another one in every place. */
const idFor = (place: Place): string => {
  const digest = createHash('sha256').update(place.slice(-2).join('.')).digest('hex').slice(0, uuidLength)
  const variant = `${digest.slice(0, 12)}4${digest.slice(13, 16)}a${digest.slice(17)}`
  return variant.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

const lookUp = <Value>(list: Readonly<Record<string, Value>>, place: Place): Value | undefined =>
  list[place.join('.')] ??
  list[place.slice(-3).join('.')] ??
  list[place.slice(-2).join('.')] ??
  list[place.at(-1) ?? '']

const bound = (schema: JsonSchema, name: string): number | undefined => {
  const { [name]: value } = schema
  return typeof value === 'number' ? value : undefined
}

const isFitting = (schema: JsonSchema, word: string | number | undefined): boolean => {
  if (typeof word === 'string')
    return (
      schema['type'] === 'string' &&
      (typeof schema['pattern'] !== 'string' || new RegExp(schema['pattern'], 'u').test(word)) &&
      word.length >= (bound(schema, 'minLength') ?? 0) &&
      word.length <= (bound(schema, 'maxLength') ?? Infinity)
    )
  return (
    typeof word === 'number' &&
    schema['type'] !== 'string' &&
    word >= (bound(schema, 'minimum') ?? -Infinity) &&
    word <= (bound(schema, 'maximum') ?? Infinity)
  )
}

const numberFor = (schema: JsonSchema, place: Place): number => {
  const word = lookUp(words, place)
  if (typeof word === 'number' && isFitting(schema, word)) return word
  const least = bound(schema, 'minimum') ?? (bound(schema, 'exclusiveMinimum') ?? -1) + 1
  return Math.max(least, 1)
}

const textFor = (schema: JsonSchema, place: Place): string => {
  switch (schema['format']) {
    case 'uuid':
      return idFor(place)
    case 'date-time':
      return lookUp(moments, place) ?? '2026-11-16T09:30:00.000Z'
    case 'date':
      return lookUp(days, place) ?? '2026-03-02'
    default: {
      const word = lookUp(words, place)
      if (typeof word === 'string' && isFitting(schema, word)) return word
      return 'örnek'
    }
  }
}

/**
 * An example of what a schema describes: plausible by the names of its members, the same in every run. Where there is
 * a choice it takes the first; a list has one item, and none where it would hold itself.
 */
export const exampleOf = (
  schema: JsonSchema,
  components: Readonly<Record<string, JsonSchema>> = {},
  place: Place = [],
  within: readonly string[] = [],
): unknown => {
  const inner = (part: JsonSchema, ...further: string[]) =>
    exampleOf(part, components, [...place, ...further], within)
  const { $ref: reference } = schema
  if (typeof reference === 'string') {
    const name = reference.slice('#/components/schemas/'.length)
    return exampleOf(components[name] ?? {}, components, place, [...within, name])
  }
  if ('const' in schema) return schema['const']
  const { enum: choices } = schema
  if (Array.isArray(choices)) {
    const word = lookUp(words, place)
    const values: unknown[] = choices
    return values.includes(word) ? word : values[0]
  }
  const options = [...schemasIn(schema['anyOf']), ...schemasIn(schema['oneOf'])]
  if (options.length > 0) {
    const isNullable = options.some(({ type }) => type === 'null')
    if (isNullable && lookUp(usuallyNull, place)) return null
    return inner(options.find(({ type }) => type !== 'null') ?? {})
  }
  if (Array.isArray(schema['type'])) {
    const types: unknown[] = schema['type']
    const isNull = types.includes('null') && lookUp(usuallyNull, place)
    return isNull ? null : inner({ ...schema, type: types.find((type) => type !== 'null') })
  }
  const all = schemasIn(schema['allOf'])
  if (all.length > 0) return Object.assign({}, ...all.map((part) => inner(part)))
  switch (schema['type']) {
    case 'object':
      return Object.fromEntries(
        membersOf(schema).map(({ name, schema: member }) => [name, inner(member, name)]),
      )
    case 'array': {
      const items = isSchema(schema['items']) ? schema['items'] : {}
      const { $ref: itself } = items
      return typeof itself === 'string' && within.some((name) => itself.endsWith(`/${name}`))
        ? []
        : [inner(items)]
    }
    case 'boolean':
      return lookUp(words, place) !== 0
    case 'integer':
    case 'number':
      return numberFor(schema, place)
    case 'string':
      return textFor(schema, place)
    default:
      return null
  }
}
