import { type CallParts, contract, Problem, TokenError } from '@avita/api-client/contract'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { startApi } from '../testing/start-api.ts'
import problemTexts from '../locales/tr/problems.json' with { type: 'json' }
import { openApiDocument } from './openapi.ts'

const asObject = z.record(z.string(), z.unknown())
const api = await startApi()
const nobody = api.as('nobody')
const entries: readonly (CallParts & { name: string; path: string; method: string })[] =
  Object.values(contract)
const document = openApiDocument()
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))

describe('the OpenAPI document', () => {
  test('is valid OpenAPI 3.1 and is served as it is made', async () => {
    const answer = await nobody.get('/api/openapi.json')
    const validator = new Validator()

    expect(await validator.validate(answer.read(asObject))).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
    expect(answer.body).toEqual(JSON.parse(JSON.stringify(document)))
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  test('a spoilt document is found out', async () => {
    const spoilt = { ...document, paths: { '/api/x': { get: { responses: 'none' } } } }
    expect(await new Validator().validate(asObject.parse(JSON.parse(JSON.stringify(spoilt))))).toMatchObject({
      valid: false,
    })
  })

  test('has every call once, with its access, its parts and its refusals', () => {
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
      entries.map(({ name }) => name).toSorted(),
    )
    for (const operation of operations) {
      const entry = entries.find(({ name }) => name === operation.operationId)
      expect(operation.security.length > 0).toBe(entry?.access.kind !== 'open')
      expect(operation.description).toMatch(/\.$/)
      expect(operation.requestBody !== undefined).toBe(entry?.body !== undefined)
      const names = operation.parameters.filter((each) => each.in !== 'header').map(({ name }) => name)
      expect(names).toEqual([
        ...Object.keys(entry?.params?.shape ?? {}),
        ...Object.keys(entry?.query?.shape ?? {}),
      ])
      if (entry?.access.kind !== 'open') expect(operation.responses).toHaveProperty('401')
      if (entry?.idempotent || entry?.says.includes('409')) expect(operation.responses).toHaveProperty('409')
      if (Object.keys(entry?.params?.shape ?? {}).includes('id'))
        expect(operation.responses).toHaveProperty('404')
      expect(operation.responses).toHaveProperty('200')
      expect(operation.responses).toHaveProperty('503')
    }
  })

  test('refers to nothing that is not there', () => {
    const { schemas, examples } = document.components
    const known = Object.entries({ schemas, examples }).flatMap(([kind, parts]) =>
      Object.keys(parts).map((name) => `#/components/${kind}/${name}`),
    )
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, reference]) => reference,
    )
    expect(references.length).toBeGreaterThan(entries.length)
    for (const reference of references) expect(known).toContain(reference)
  })
})

const refusalOf = (name: string) => (name === 'token' ? TokenError : Problem).strict()

const asExample = z.object({ value: z.unknown() })

/** What stands at the end of a reference, or where it is shown. */
const valueOf = (example: object): unknown => {
  const name = '$ref' in example ? String(example.$ref).split('/').at(-1) : undefined
  return asExample.parse(name === undefined ? example : document.components.examples[name]).value
}

test.each(operations)('every answer of $operationId has an example of its own form', (operation) => {
  const entry = entries.find(({ name }) => name === operation.operationId)
  for (const [status, { content = {} }] of Object.entries(operation.responses)) {
    for (const { schema, example, examples = {} } of Object.values(content)) {
      const isFile = schema['format'] === 'binary'
      expect(isFile || example !== undefined || Object.keys(examples).length > 0).toBe(true)
      if (status === '200' && !isFile && schema['type'] !== 'string')
        expect(entry?.answer.safeParse(example).error).toBeUndefined()
      for (const each of Object.values(examples)) {
        const document = refusalOf(operation.operationId).parse(valueOf(each))
        if ('status' in document) expect(document.status).toBe(Number(status))
      }
    }
  }
})

test('a call names what it refuses with by codes that have a text, and its own sentence keeps its word', () => {
  const statuses = (name: string) =>
    Object.keys(operations.find(({ operationId }) => operationId === name)?.responses ?? {})
  expect(statuses('token')).toContain('401')
  expect(statuses('updateUser')).toEqual(expect.arrayContaining(['404', '409']))
  expect(statuses('changeActiveStatus')).toEqual(expect.arrayContaining(['404', '409']))
  expect(statuses('homePage')).not.toContain('404')
  const codes = operations.flatMap(({ responses }) =>
    Object.values(responses).flatMap(({ content = {} }) =>
      Object.values(content).flatMap(({ examples = {} }) => Object.keys(examples)),
    ),
  )
  expect(codes.length).toBeGreaterThan(entries.length * 5)
  for (const code of codes) expect(problemTexts).toHaveProperty([code])
})

test('the examples are the same every time, and nothing in them was left without a word', () => {
  expect(openApiDocument()).toEqual(document)
  expect(JSON.stringify(document)).not.toContain('"örnek"')
})

const withInput = entries.filter(({ params, body }) => params !== undefined || body !== undefined)

test.each(withInput)(
  'the example of $name is one that the call takes',
  ({ example, params, query, body }) => {
    expect(example).toBeDefined()
    for (const [schema, value] of [
      [params, example?.params],
      [query, example?.query ?? {}],
      [body, example?.body],
    ] as const)
      if (schema) expect(schema.safeParse(value).error).toBeUndefined()
  },
)

describe('the page', () => {
  test.each(['tr', 'en'] as const)('in %s names every call and needs no script', async (language) => {
    const { text, headers } = await nobody.get('/api/docs', { 'accept-language': language })

    expect(text).toContain(`<html lang="${language}">`)
    for (const { name } of entries) expect(text).toContain(`id="${name}"`)
    expect(text).not.toMatch(/<script|javascript:|\son\w+=|https?:\/\//)
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    )
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, target] of text.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target)
  })

  test('shows what every call answers, and every refusal once', async () => {
    const { text } = await nobody.get('/api/docs')
    const sections = [...text.matchAll(/<section class="call" id="(\w+)"[\s\S]*?<\/section>/g)]

    expect(sections.length).toBe(entries.length)
    for (const [section, name = ''] of sections)
      expect(name + section).toMatch(/<summary>Örnek · 200|206<\/strong>/)
    for (const name of Object.keys(document.components.examples)) expect(text).toContain(`id="${name}"`)
    expect(text).toContain('&quot;scope&quot;: &quot;user-panel&quot;')
    expect(Buffer.byteLength(text)).toBeLessThan(1_300_000)
  })

  test('asks for a language by its address as well', async () => {
    expect((await nobody.get('/api/docs?lang=en')).text).toContain('<html lang="en">')
    expect((await nobody.get('/api/docs?lang=%3Cscript%3E')).text).toContain('<html lang="tr">')
  })
})

test('the documentation can only be read', async () => {
  const answer = await nobody.post('/api/docs', {})
  expect(answer).toBeProblem(405, 'request.methodNotAllowed')
  expect(answer.headers['allow']).toBe('GET, HEAD')
})
