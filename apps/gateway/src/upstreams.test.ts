import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { startGateway } from './testing/platform.ts'

const Told = z.object({ name: z.string(), method: z.string(), body: z.string() })

const startWithTwo = async () => {
  const gateway = await startGateway({}, { apis: ['api', 'second api'] })
  onTestFinished(() => gateway.close())
  const ask = async (method: string, body?: string, headers = {}) => {
    const answer = await gateway.ask('/api/thing', {
      method,
      ...(body === undefined
        ? {}
        : {
            body,
            headers: {
              'content-type': 'application/json',
              'content-length': String(body.length),
              ...headers,
            },
          }),
    })
    return { status: answer.status, told: Told.safeParse(JSON.parse(answer.text)).data }
  }
  return { gateway, ask }
}

const counts = (names: readonly (string | undefined)[]) =>
  new Map([...new Set(names)].map((name) => [name, names.filter((other) => other === name).length]))

test('two processes of the API are asked in turn, and a body arrives whole', async () => {
  const { ask } = await startWithTwo()

  const answers = [
    await ask('GET'),
    await ask('POST', '{"a":1}'),
    await ask('GET'),
    await ask('POST', '{"a":2}'),
  ]

  expect(counts(answers.map(({ told }) => told?.name))).toEqual(
    new Map([
      ['api', 2],
      ['second api', 2],
    ]),
  )
  expect(answers.map(({ told }) => told?.body)).toEqual(['', '{"a":1}', '', '{"a":2}'])
})

test('when one is gone the other answers everything, reads and writes, without a failure in between', async () => {
  const { gateway, ask } = await startWithTwo()
  await ask('GET')
  await gateway.end('api')

  const answers = []
  for (let call = 0; call < 20; call++)
    answers.push(await ask(call % 2 ? 'POST' : 'GET', call % 2 ? '{"a":1}' : undefined))

  expect(counts(answers.map(({ status }) => String(status)))).toEqual(new Map([['200', 20]]))
  expect(counts(answers.map(({ told }) => told?.name))).toEqual(new Map([['second api', 20]]))
})

test('when both are gone the answer is 503 at once', async () => {
  const { gateway, ask } = await startWithTwo()
  await gateway.end('api')
  await gateway.end('second api')

  expect((await ask('GET')).status).toBe(503)
  expect((await ask('POST', '{}')).status).toBe(503)
})
