import { expect, test } from 'vitest'
import { z } from 'zod'
import { ConfigurationError, exampleEnvironment, readConfiguration, variable } from './configuration.ts'

const schema = z.object({
  PORT: variable(z.coerce.number().int().min(1).max(65_535).default(4100), 'Port of the gateway', '4100'),
  DATABASE_URL: variable(
    z.url({ protocol: /^postgres/ }).optional(),
    'Where the data lies',
    'postgres://db/avita',
  ),
  PUBLIC_URL: variable(z.url(), 'Public origin', 'http://localhost:4100'),
})

const faultsOf = (environment: Record<string, string>) => {
  try {
    readConfiguration(schema, environment)
  } catch (error) {
    if (error instanceof ConfigurationError) return error
    throw error
  }
  throw new Error('The environment was to be refused')
}

test('variables are read, and an empty one takes its default', () => {
  expect(readConfiguration(schema, { PORT: '', PUBLIC_URL: 'http://a.example', OTHER: 'x' })).toEqual({
    PORT: 4100,
    PUBLIC_URL: 'http://a.example',
  })
  expect(readConfiguration(schema, { PORT: '80', PUBLIC_URL: 'http://a.example' }).PORT).toBe(80)
})

test('every wrong variable is named with a value that would do', () => {
  const error = faultsOf({ PORT: 'eighty' })

  expect(error.faults.map(({ name, example }) => [name, example])).toEqual([
    ['PORT', '4100'],
    ['PUBLIC_URL', 'http://localhost:4100'],
  ])
  expect(error.message).toMatch(/^PORT: "eighty" cannot be used \(.+\)\. For example: PORT=4100$/m)
  expect(error.message).toMatch(/^PUBLIC_URL: is missing\. For example: PUBLIC_URL=http:\/\/localhost:4100$/m)
})

test('the credentials of an address are not printed', () => {
  const error = faultsOf({
    PUBLIC_URL: 'http://a.example',
    DATABASE_URL: 'mysql://avita:s3cr@t/x@db.example/avita',
  })

  expect(error.message).toContain('mysql://…@db.example/avita')
  expect(error.message).not.toContain('s3cr')
})

test('the example file explains every variable and sets none', () => {
  const lines = exampleEnvironment(schema).split('\n')

  expect(lines).toContain('# Port of the gateway')
  expect(lines).toContain('# DATABASE_URL=postgres://db/avita')
  expect(lines.every((line) => line === '' || line.startsWith('#'))).toBe(true)
})
