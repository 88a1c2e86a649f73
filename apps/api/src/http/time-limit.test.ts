import { setTimeout as sleep } from 'node:timers/promises'
import { fastify } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { answerFailures } from './fallbacks.ts'
import { boundTime } from './time-limit.ts'

const milliseconds = 100
const app = fastify()
app.decorateRequest('language', 'tr')
answerFailures(app, 4096, () => null)
boundTime(app, milliseconds)
app.get('/slow', async () => {
  await sleep(4 * milliseconds)
  return 'too late'
})
app.get('/patient', { config: { milliseconds: 10 * milliseconds } }, async () => {
  await sleep(4 * milliseconds)
  return 'in time'
})
app.get('/begun', (_request, reply) => {
  reply.raw.writeHead(200)
  reply.raw.write('the beginning')
  reply.hijack()
})
const address = await app.listen({ host: '127.0.0.1', port: 0 })

afterEach(() => sleep(4 * milliseconds))

test('an answer that does not come in time is a 503 that says when to come again', async () => {
  const asked = performance.now()
  const answer = await fetch(`${address}/slow`)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('2')
  expect(await answer.json()).toMatchObject({ code: 'service.busy' })
  expect(performance.now() - asked).toBeLessThan(4 * milliseconds)
})

test('a call may take the time that it says it needs', async () => {
  expect(await (await fetch(`${address}/patient`)).text()).toBe('in time')
})

test('an answer that has begun and does not end is cut off', async () => {
  const answer = await fetch(`${address}/begun`)
  await expect(answer.text()).rejects.toThrow('terminated')
})
