import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { contract } from '@avita/api-client/contract'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { demoCustomers } from '../seed/demo-accounts.ts'
import { formOf } from '../testing/pictures.ts'
import { startApi } from '../testing/start-api.ts'

const startListening = async (environment: Record<string, string>) => {
  const api = await startApi(environment)
  const origin = await api.app.listen({ host: '127.0.0.1', port: 0 })
  const token = await api.tokenOf('employee')
  const authorization = { authorization: `Bearer ${token}` }
  return { api, origin, authorization, port: Number(new URL(origin).port) }
}

/** Sockets that begin a request and do not go on. */
const slowClients = async (port: number, count: number, beginning: string): Promise<Socket[]> => {
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1'))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  await Promise.all(
    sockets.map(async (socket) => {
      socket.on('error', () => undefined)
      await once(socket, 'connect')
      socket.write(beginning)
    }),
  )
  return sockets
}

test('beyond the limit a request hears 503 and when to come again, at once; the rest are served', async () => {
  const { api, origin, authorization } = await startListening({ IN_FLIGHT: '4' })
  const locked = api.database.transaction(async (transaction) => {
    // Everybody who asks for articles waits here.
    await transaction.execute(sql`lock table content_texts in access exclusive mode`)
    await sleep(1_200)
  })
  await sleep(100)
  const started = performance.now()
  const asked = Array.from({ length: 40 }, async () => {
    const answer = await fetch(`${origin}/api/categoriesForArticle`, { headers: authorization })
    return {
      status: answer.status,
      retry: answer.headers.get('retry-after'),
      ms: performance.now() - started,
      body: await answer.text(),
    }
  })
  await sleep(300)
  const live = await fetch(`${origin}/health/live`)
  const metrics = await fetch(`${origin}/metrics`)
  const answers = await Promise.all(asked)
  await locked

  expect([live.status, metrics.status]).toEqual([200, 200])
  const refused = answers.filter(({ status }) => status === 503)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
  expect(refused).toHaveLength(36)
  for (const { retry, ms, body } of refused) {
    expect(retry).toBe('1')
    expect(ms).toBeLessThan(1_000)
    expect(JSON.parse(body)).toMatchObject({ code: 'service.busy' })
  }
  expect((await fetch(`${origin}/api/categoriesForArticle`, { headers: authorization })).status).toBe(200)
})

test.each([
  ['headers', 'POST /auth/connect/token HTTP/1.1\r\nhost: x\r\n'],
  [
    'bodies',
    'POST /auth/connect/token HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 90000\r\n\r\ngrant_type=',
  ],
])('300 clients with slow %s keep nobody out', async (_, beginning) => {
  const { origin, authorization, port } = await startListening({ IN_FLIGHT: '20' })
  await slowClients(port, 300, beginning)
  await sleep(200)

  for (let times = 0; times < 10; times += 1) {
    const started = performance.now()
    const answer = await fetch(`${origin}/api/account`, { headers: authorization })
    expect(answer.status).toBe(200)
    expect(performance.now() - started).toBeLessThan(1_000)
  }
})

test('a client that never ends its headers is cut off after ten seconds', async () => {
  const { port } = await startListening({})
  const [socket] = await slowClients(port, 1, 'GET /api/account HTTP/1.1\r\nhost: x\r\n')
  if (!socket) throw new Error('no socket')
  const started = performance.now()
  let said = ''
  socket.on('data', (part) => (said += String(part)))

  await once(socket, 'close')

  expect(said).toContain('408')
  expect(performance.now() - started).toBeLessThan(13_000)
}, 15_000)

test('whoever leaves gives its place back, whenever that is', async () => {
  const { origin, authorization, port } = await startListening({ IN_FLIGHT: '2' })
  for (let round = 0; round < 20; round += 1) {
    const [socket] = await slowClients(
      port,
      1,
      `GET /api/categoriesForArticle HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization.authorization}\r\n\r\n`,
    )
    await sleep(round % 7)
    socket?.destroy()
  }
  await sleep(300)

  const answers = await Promise.all(
    [1, 2].map(() => fetch(`${origin}/api/categoriesForArticle`, { headers: authorization })),
  )

  expect(answers.map(({ status }) => status)).toEqual([200, 200])
})

test('readers that take nothing of a large file keep nobody out, and a slow one gets all of it', async () => {
  const { api, origin, port } = await startListening({ IN_FLIGHT: '20' })
  const file = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(12 * 1024 * 1024, 7)])
  const uploaded = await api
    .as('admin')
    .post(
      `/api/admin/customer/${demoCustomers.first.id}/files`,
      formOf({ file, kind: 'presentation', title: 'Sunum' }),
    )
  const { id } = uploaded.read(contract.uploadCustomerFile.answer)
  const authorization = { authorization: `Bearer ${await api.tokenOf('hr')}` }
  const url = `/api/customer/files/${id}/content`
  // In groups that fit, so that each is let in; together they are more than there are places.
  for (let group = 0; group < 4; group += 1) {
    const idle = await slowClients(
      port,
      12,
      `GET ${url} HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization.authorization}\r\n\r\n`,
    )
    for (const socket of idle) socket.pause()
    await sleep(600)
  }

  const download = await fetch(origin + url, { headers: authorization })
  expect(download.status).toBe(200)
  let bytes = 0
  const started = performance.now()
  for await (const part of download.body ?? []) {
    // Beyond the time that any other answer has.
    if (bytes === 0) await sleep(6_500)
    bytes += part.length
  }
  const account = await fetch(`${origin}/api/account`, { headers: authorization })

  expect(performance.now() - started).toBeGreaterThan(6_000)
  expect(bytes).toBe(file.length)
  expect(account.status).toBe(200)
}, 40_000)
