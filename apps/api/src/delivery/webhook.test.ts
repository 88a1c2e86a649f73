import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { startApi } from '../testing/start-api.ts'
import { outbox } from './schema.ts'

const secret = 'a shared webhook secret'

interface Call {
  readonly body: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** A webhook that refuses its first calls. */
const startWebhook = async (refusals: number) => {
  const calls: Call[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (data: Buffer) => (body += data.toString()))
    request.on('end', () => {
      calls.push({ body, headers: request.headers })
      response.statusCode = calls.length > refusals ? 204 : 500
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return { calls, url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/` }
}

test('a message goes to the webhook, signed, again after a failure, and then its text is gone', async () => {
  const { calls, url } = await startWebhook(1)
  const api = await startApi({ DELIVERY_WEBHOOK_URL: url, DELIVERY_WEBHOOK_SECRET: secret })
  // A second link for the same person would take the place of the first.
  const request = (email: string) => api.as('visitor').post('/auth/api/User/RequestPasswordReset', { email })
  await request('employee@example.com')
  await expect
    .poll(async () => (await api.database.select().from(outbox))[0]?.failure, { timeout: 5000 })
    .toBe('webhook.500')
  api.waitSeconds(30)

  // The next message wakes the sender, which finds the failed one due.
  await request('colleague@example.com')
  await expect
    .poll(async () => (await api.database.select().from(outbox)).filter(({ sentAt }) => sentAt).length, {
      timeout: 9000,
    })
    .toBe(2)

  const last = calls.findLast(({ body }) => body.includes('employee@example.com'))
  expect(calls).toHaveLength(3)
  const message: unknown = JSON.parse(last?.body ?? '')
  expect(message).toEqual({
    id: last?.headers['idempotency-key'],
    kind: 'mail',
    to: 'employee@example.com',
    subject: 'AVITA şifrenizi yenileyin',
    text: expect.stringContaining('http://localhost:4100/kullanici/sifre-yenile?token='),
  })
  expect(last?.headers['x-avita-signature']).toBe(
    `sha256=${createHmac('sha256', secret)
      .update(last?.body ?? '')
      .digest('hex')}`,
  )
  for (const row of await api.database.select().from(outbox))
    expect(row).toMatchObject({ recipient: '', subject: '', text: '' })
}, 15_000)
