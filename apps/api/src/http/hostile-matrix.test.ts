import {
  type CallName,
  type CallParts,
  contract,
  formEncoded,
  isBinary,
  largestFileOf,
} from '@avita/api-client/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { callNames, exampleOf, expectedOf, type Input, makeCall, members, stateOf } from '../testing/calls.ts'
import { startApi } from '../testing/start-api.ts'

/** One bad input: what it is, the call with it, and the field that the refusal has to name (`null`: malformed as such). */
interface Bad {
  readonly what: string
  readonly input: Input
  readonly field: string | null
}

const oversize = 'x'.repeat(60_000)
const hostileParts = [
  "'%3Bdrop table users%3B--",
  '..%2F..%2Fetc%2Fpasswd',
  '%3Cscript%3E',
  'x'.repeat(400),
  '-1',
  '1e999',
]

const keysOf = (schema: z.ZodType | undefined) =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : []

const badParams = ({ params, ...rest }: Input): Bad[] =>
  Object.keys(params).flatMap((part) => [
    ...hostileParts.map((value) => ({
      what: `params.${part} = ${value.slice(0, 30)}`,
      input: { ...rest, params: { ...params, [part]: value } },
      field: `params.${part}`,
    })),
    {
      what: `params.${part} with a NUL`,
      input: { ...rest, params: { ...params, [part]: '%00' } },
      field: null,
    },
  ])

const badQueries = (name: CallName, { query, ...rest }: Input): Bad[] => {
  const { query: schema }: CallParts = contract[name]
  const others = (key: string) => query.filter(([own]) => own !== key)
  return [
    {
      what: 'a query parameter nobody knows',
      input: { ...rest, query: [...query, ['isAdmin', 'true']] },
      field: 'query.isAdmin',
    },
    ...keysOf(schema).flatMap((key): Bad[] => [
      {
        what: `query.${key} twice`,
        input: { ...rest, query: [...others(key), [key, '1'], [key, '2']] },
        field: `query.${key}`,
      },
      {
        what: `query.${key} oversize`,
        input: { ...rest, query: [...others(key), [key, 'x'.repeat(2000)]] },
        field: `query.${key}`,
      },
      {
        what: `query.${key} with a NUL`,
        input: { ...rest, query: [...others(key), [key, 'a\0']] },
        field: null,
      },
    ]),
  ]
}

const badBodies = (name: CallName, { body, ...rest }: Input): Bad[] => {
  if (!body || formEncoded.includes(name) || largestFileOf(name) !== null) return []
  return [
    {
      what: 'a field nobody knows',
      input: { ...rest, body: { ...body, isAdmin: true } },
      field: 'body.isAdmin',
    },
    ...Object.entries(body).flatMap(([field, value]): Bad[] => {
      const isWhole = typeof value === 'object' && value !== null
      const wrong = isWhole ? 'no object' : { $ne: null }
      return [
        {
          what: `body.${field} of another type`,
          input: { ...rest, body: { ...body, [field]: wrong } },
          field: `body.${field}`,
        },
        {
          what: `body.${field} with a NUL`,
          input: { ...rest, body: { ...body, [field]: 'a\0' } },
          field: null,
        },
        ...(typeof value === 'string'
          ? [
              {
                what: `body.${field} oversize`,
                input: { ...rest, body: { ...body, [field]: oversize } },
                field: `body.${field}`,
              },
            ]
          : []),
        ...(typeof value === 'number'
          ? [
              {
                what: `body.${field} beyond any number`,
                input: { ...rest, body: { ...body, [field]: 1e300 } },
                field: `body.${field}`,
              },
              {
                what: `body.${field} a fraction`,
                input: { ...rest, body: { ...body, [field]: 0.5 } },
                field: `body.${field}`,
              },
            ]
          : []),
      ]
    }),
  ]
}

const badInputs = (name: CallName): Bad[] => {
  const input = exampleOf(name)
  return [...badParams(input), ...badQueries(name, input), ...badBodies(name, input)]
}

const Problem = z.object({ code: z.string(), errors: z.array(z.object({ field: z.string() })).optional() })

const api = await startApi({ LIMITS_FACTOR: '1000' })

const whoMayCall = (name: CallName) => {
  const who = members.find((member) => expectedOf(name, member) === 'let in')
  if (!who) throw new Error(`Nobody may call ${name}`)
  return who
}

const tried = callNames
  .filter((name) => !isBinary(name) && !formEncoded.includes(name))
  .map((name) => [name, badInputs(name)] as const)

test.each(tried)('no bad input gets through %s', async (name, inputs) => {
  const who = whoMayCall(name)
  // Before the state is taken: signing in is written down.
  await api.tokenOf(who)
  const before = await stateOf(api.database)
  const wrong: string[] = []

  for (const { what, input, field } of inputs) {
    const answer = await makeCall(api.as(who), name, input)
    const { data: problem } = Problem.safeParse(answer.body)
    const names = (problem?.errors ?? []).map((error) => error.field)
    const isNamed =
      field === null
        ? problem?.code === 'request.malformed'
        : names.some((seen) => seen === field || seen.startsWith(`${field}.`))
    // A text that could be an identifier and is none: another's record and a missing one answer alike.
    const isMissing = field?.startsWith('params.') && answer.status === 404 && problem !== undefined
    if (answer.status < 400 || answer.status > 499 || !(isNamed || isMissing))
      wrong.push(`${what}: ${answer.status} ${problem?.code} ${names.join()}`)
  }

  expect(wrong).toEqual([])
  expect(await stateOf(api.database)).toEqual(before)
})

test('the list is not short', () => {
  expect(tried.flatMap(([, inputs]) => inputs).length).toBeGreaterThan(1000)
})
