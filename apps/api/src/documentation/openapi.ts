import { STATUS_CODES } from 'node:http'
import {
  type Access,
  type BinaryCallName,
  type CallName,
  type CallParts,
  formEncoded,
  isBinary,
  largestFileOf,
  Problem,
  TokenError,
} from '@avita/api-client/contract'
import { fillText } from '../fill-text.ts'
import { documentationTexts, groupNames, groupOf } from './groups.ts'
import { type Entry, everyEntry } from './entry.ts'
import { exampleOf } from './example-of.ts'
import { componentsOf, type JsonSchema, membersOf } from './json-schema.ts'
import { invalidExample, problemExample, tokenErrorExample } from './refusal-examples.ts'
import { type Refusal, refusalsOf } from './refusals.ts'
import { writtenExamples, writtenReport } from './written-examples.ts'

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: JsonSchema
  readonly example?: string
  readonly description?: string
}

/** An example where it is shown, or where it stands among the components. */
type Example = { readonly summary: string; readonly value: unknown } | { readonly $ref: string }

interface MediaType {
  readonly schema: JsonSchema
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, Example>>
}

type Content = Readonly<Record<string, MediaType>>

export interface Answer {
  readonly description: string
  readonly content?: Content
  readonly headers?: Readonly<Record<string, unknown>>
}

export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly tags: readonly string[]
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly 'x-access': Access
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly required: boolean; readonly content: Content }
  readonly responses: Readonly<Record<string, Answer>>
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: object
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly examples: Readonly<Record<string, Example>>
    readonly securitySchemes: object
  }
}

/** Who may make a call, as a sentence. */
export const whoMay = (access: Access, texts: (typeof documentationTexts)['tr']): string => {
  switch (access.kind) {
    case 'open':
      return texts.whoOpen
    case 'anonymous':
      return texts.whoAnonymous
    case 'signedIn':
      return texts.whoSignedIn
    case 'page':
      return fillText(texts.whoPage, { name: access.page })
    case 'action':
      return fillText(texts.whoAction, { name: access.action })
  }
}

export const problemType = 'application/problem+json'

const refer = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

const acceptLanguage: Parameter = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  schema: { type: 'string', enum: ['tr', 'en'], default: 'tr' },
  description: 'The language of content and of refusals.',
}

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: '^[\\w-]{8,100}$' },
  description: 'Made again with the same key and body, the call answers as before and does nothing twice.',
}

const parametersOf = (entry: Entry): Parameter[] => {
  const { params, query, example } = entry
  const listed = (
    place: 'path' | 'query',
    schema: CallParts['params'],
    examples?: Readonly<Record<string, string>>,
  ) =>
    membersOf(schema ? (componentsOf('parameters', schema, 'input')['parameters'] ?? {}) : {}).map(
      (member) => ({
        name: member.name,
        in: place,
        required: place === 'path' || member.isRequired,
        schema: member.schema,
        ...(examples?.[member.name] === undefined ? {} : { example: examples[member.name] }),
      }),
    )
  return [
    ...listed('path', params, example?.params),
    ...listed('query', query, example?.query),
    acceptLanguage,
    ...(entry.idempotent ? [idempotencyKey] : []),
  ]
}

const bodyTypeOf = (name: CallName) => {
  if (largestFileOf(name) !== null) return 'multipart/form-data'
  return formEncoded.includes(name) ? 'application/x-www-form-urlencoded' : 'application/json'
}

/** An example as it can be written down: a file stands there by its name. */
const written = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
    ? Object.fromEntries(
        Object.entries(body).map(([name, value]) => [name, value instanceof File ? value.name : value]),
      )
    : body

const tooBusy = {
  'Retry-After': { description: 'Seconds after which to ask again.', schema: { type: 'integer' } },
}

/** Of every code that any call refuses with, once. */
const sharedExamples = (): Readonly<Record<string, Example>> =>
  Object.fromEntries(
    everyEntry.flatMap((entry) =>
      refusalsOf(entry).flatMap(({ status, codes }) =>
        entry.name === 'token'
          ? []
          : codes.map((code) => [`${status}.${code}`, problemExample(status, code)]),
      ),
    ),
  )

const examplesOf = (entry: Entry, { status, codes }: Refusal): Readonly<Record<string, Example>> =>
  Object.fromEntries(
    codes.map((code): [string, Example] => {
      if (entry.name === 'token') return [code, tokenErrorExample(status, code)]
      if (code === 'request.invalid') return [code, invalidExample(entry)]
      return [code, { $ref: `#/components/examples/${status}.${code}` }]
    }),
  )

const refusal = (entry: Entry, { status, codes }: Refusal): Answer => {
  const examples = examplesOf(entry, { status, codes })
  return {
    description: STATUS_CODES[status] ?? 'Refused',
    content:
      entry.name === 'token'
        ? { 'application/json': { schema: refer('TokenError'), examples } }
        : { [problemType]: { schema: refer('Problem'), examples } },
    ...(status === 429 || status === 503 ? { headers: tooBusy } : {}),
  }
}

/** What an answer looks like: as it is written by hand, or made from its schema. */
const answerExample = (entry: Entry): unknown => {
  const written = writtenExamples[entry.name]
  if (written !== undefined) return written
  const components = componentsOf(`${entry.name}.answer`, entry.answer, 'output')
  return exampleOf(components[`${entry.name}.answer`] ?? {}, components, [entry.name])
}

const file = { schema: { type: 'string', format: 'binary' } }

const fileContent: Record<BinaryCallName, Content> = {
  file: { 'image/avif': file, 'image/webp': file },
  customerFileContent: { 'application/pdf': file, 'image/png': file, 'image/jpeg': file },
  providerCv: { 'application/pdf': file },
  exportHrReport: { 'text/csv': { schema: { type: 'string' }, example: writtenReport } },
}

const successOf = (entry: Entry): Readonly<Record<string, Answer>> => {
  const { name } = entry
  return isBinary(name)
    ? {
        200: {
          description: 'The file.',
          content: fileContent[name],
          headers: { ETag: { description: 'Its version.', schema: { type: 'string' } } },
        },
        206: { description: 'The part that Range asked for.' },
        304: { description: 'The caller has this version already.' },
      }
    : {
        200: {
          description: 'The answer.',
          content: {
            'application/json': { schema: refer(`${name}.answer`), example: answerExample(entry) },
          },
        },
      }
}

const operationOf = (entry: Entry): Operation => {
  const { name, access, body, example } = entry
  return {
    operationId: name,
    summary: entry.says,
    description: whoMay(access, documentationTexts.en),
    tags: [groupOf(entry.path)],
    security: access.kind === 'open' ? [] : [{ bearer: [] }],
    'x-access': access,
    parameters: parametersOf(entry),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: {
              [bodyTypeOf(name)]: {
                schema: refer(`${name}.body`),
                ...(example?.body === undefined ? {} : { example: written(example.body) }),
              },
            },
          },
        }
      : {}),
    responses: {
      ...successOf(entry),
      ...Object.fromEntries(refusalsOf(entry).map((each) => [String(each.status), refusal(entry, each)])),
    },
  }
}

const schemasOf = (entry: Entry): Readonly<Record<string, JsonSchema>> => ({
  ...(entry.body ? componentsOf(`${entry.name}.body`, entry.body, 'input') : {}),
  ...(isBinary(entry.name) ? {} : componentsOf(`${entry.name}.answer`, entry.answer, 'output')),
})

/** The whole contract as an OpenAPI document: nothing in it is written twice. */
export const openApiDocument = (): OpenApiDocument => {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const entry of everyEntry) {
    const path = entry.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [entry.method.toLowerCase()]: operationOf(entry) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: documentationTexts.en.title,
      version: '1',
      description:
        'Refusals are problem documents (RFC 9457) with a stable code; the token endpoint answers as RFC 6749 says. Lists answer items, pageIndex, pageSize and totalCount. Every answer carries X-Request-Id. What is refused before it is known which call is meant (405, 408, 414, 431) is not repeated at each.',
    },
    servers: [{ url: '/' }],
    tags: groupNames.map((name) => ({ name, description: documentationTexts.en.groups[name] })),
    paths,
    components: {
      schemas: {
        ...componentsOf('Problem', Problem, 'output'),
        ...componentsOf('TokenError', TokenError, 'output'),
        ...Object.fromEntries(everyEntry.flatMap((entry) => Object.entries(schemasOf(entry)))),
      },
      examples: sharedExamples(),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}
