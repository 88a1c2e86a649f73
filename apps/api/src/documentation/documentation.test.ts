import { type CallParts, contract } from '@avita/api-client/contract'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { startApi } from '../testing/start-api.ts'
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
      expect(operation.responses).toHaveProperty('200')
      expect(operation.responses).toHaveProperty('503')
    }
  })

  test('refers to nothing that is not there', () => {
    const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`)
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, reference]) => reference,
    )
    expect(references.length).toBeGreaterThan(entries.length)
    for (const reference of references) expect(known).toContain(reference)
  })
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
