import { isSchema, type JsonSchema, membersOf, schemasIn } from './json-schema.ts'

const pad = (depth: number) => '  '.repeat(depth)

const objectText = (schema: JsonSchema, depth: number): string => {
  const members = membersOf(schema)
  if (members.length === 0) return isSchema(schema['additionalProperties']) ? 'Record<string, …>' : '{}'
  const lines = members.map(
    ({ name, schema: member, isRequired }) =>
      `${pad(depth + 1)}${name}${isRequired ? '' : '?'}: ${typeText(member, depth + 1)}`,
  )
  return `{\n${lines.join('\n')}\n${pad(depth)}}`
}

const boundsOf = (schema: JsonSchema): string => {
  const facts = (['format', 'minLength', 'maxLength', 'minimum', 'maximum', 'pattern'] as const).flatMap(
    (name) => (schema[name] === undefined ? [] : [`${name} ${JSON.stringify(schema[name])}`]),
  )
  return facts.length > 0 ? ` (${facts.join(', ')})` : ''
}

/** A schema as a reader of TypeScript would write it; the document itself holds every detail. */
export const typeText = (schema: JsonSchema, depth = 0): string => {
  const { $ref: reference, type } = schema
  if (typeof reference === 'string') return reference.split('/').at(-1) ?? ''
  if ('const' in schema) return JSON.stringify(schema['const'])
  if (Array.isArray(schema['enum'])) {
    const values = schema['enum'].map((value) => JSON.stringify(value))
    return values.length > 12 ? `${values.slice(0, 12).join(' | ')} | …` : values.join(' | ')
  }
  for (const key of ['oneOf', 'anyOf'] as const) {
    const choices = schemasIn(schema[key])
    if (choices.length > 0) return choices.map((choice) => typeText(choice, depth)).join(' | ')
  }
  const all = schemasIn(schema['allOf'])
  if (all.length > 0) return all.map((part) => typeText(part, depth)).join(' & ')
  if (type === 'object') return objectText(schema, depth)
  if (type === 'array') return `Array<${isSchema(schema['items']) ? typeText(schema['items'], depth) : '…'}>`
  if (Array.isArray(type)) return type.map(String).join(' | ')
  return typeof type === 'string' ? type + boundsOf(schema) : '…'
}
