import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { hosts, startGateway } from './testing/platform.ts'

const Told = z.object({ body: z.string() })

const start = async () => {
  // The tests say which address a client has.
  const gateway = await startGateway({ TRUST_PROXY: '127.0.0.1' })
  onTestFinished(() => gateway.close())
  return gateway
}

type Gateway = Awaited<ReturnType<typeof start>>

interface Slow {
  readonly socket: Socket
  readonly heard: () => string
}

const addressOf = (index: number) => `10.0.${Math.floor(index / 250)}.${(index % 250) + 1}`

/** Clients that begin a request, each from its own address if nothing else is said, and do not go on. */
const slowClients = async (
  { port }: Gateway,
  count: number,
  { path = '/api/thing', type = 'application/json', bytes, from = addressOf, beginning = '{' }: SlowRequest,
): Promise<Slow[]> => {
  const clients = Array.from({ length: count }, (_, index) => {
    const socket = connect(port, '127.0.0.1')
    let said = ''
    socket.on('error', () => undefined)
    socket.on('data', (part) => (said += String(part)))
    onTestFinished(() => void socket.destroy())
    return { socket, from: from(index), heard: () => said }
  })
  await Promise.all(
    clients.map(async (client) => {
      await once(client.socket, 'connect')
      client.socket.write(
        [
          `POST ${path} HTTP/1.1`,
          `host: ${hosts.corporate}`,
          `x-forwarded-for: ${client.from}`,
          `content-type: ${type}`,
          bytes === null ? 'transfer-encoding: chunked' : `content-length: ${bytes}`,
          '',
          beginning,
        ].join('\r\n'),
      )
    }),
  )
  await sleep(300)
  return clients
}

interface SlowRequest {
  readonly path?: string
  readonly type?: string
  /** What the body claims to be long; `null` for one that does not say. */
  readonly bytes: number | null
  readonly from?: (index: number) => string
  readonly beginning?: string
}

const upload = { type: 'multipart/form-data; boundary=x', bytes: 5_000_000, path: '/api/upload' } as const

/** Waiting for a slow client takes at least as long as its time limit of five seconds; a machine with other work, less. */
const soonMilliseconds = 3_000

const answersAtOnce = async (ask: () => ReturnType<Gateway['ask']>) => {
  for (let times = 0; times < 5; times += 1) {
    const started = performance.now()
    expect((await ask()).status).toBe(200)
    expect(performance.now() - started).toBeLessThan(soonMilliseconds)
  }
}

const post = (gateway: Gateway, body: string, from = '10.9.9.9', path = '/api/thing') =>
  gateway.ask(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': String(body.length),
      'x-forwarded-for': from,
    },
    body,
  })

test('300 clients that send slowly, small posts and uploads, hold nobody up', async () => {
  const gateway = await start()
  await slowClients(gateway, 150, { bytes: 90_000 })
  const uploads = await slowClients(gateway, 150, upload)

  await answersAtOnce(() => gateway.ask('/api/thing'))
  await answersAtOnce(() => post(gateway, '{"a":1}'))
  // Those that are let in go on; the rest heard it before they had sent a file for nothing.
  const refused = uploads.filter(({ heard }) => heard() !== '')
  expect(refused).toHaveLength(150 - 48)
  for (const { heard } of refused) {
    expect(heard()).toMatch(/^HTTP\/1\.1 503 /)
    expect(heard()).toContain('retry-after: 5')
    expect(heard()).toContain('application/problem+json')
    expect(heard()).toContain('gateway.tooManyUploads')
  }
})

test('300 unfinished forms to a page hold up no reader of pages', async () => {
  const gateway = await start()
  await slowClients(gateway, 300, {
    path: '/',
    type: 'application/x-www-form-urlencoded',
    bytes: 90_000,
    beginning: 'name=',
  })

  await answersAtOnce(() => gateway.ask('/'))
})

test('one address uploads four at a time, another is not kept from it, and who has gone makes room', async () => {
  const gateway = await start()
  const four = await slowClients(gateway, 4, { ...upload, from: () => '2001:db8:1:2::7' })
  const file = 'x'.repeat(200_000)

  const fifth = await slowClients(gateway, 1, { ...upload, from: () => '2001:db8:1:2:ffff::8' })
  expect(fifth[0]?.heard()).toMatch(/^HTTP\/1\.1 503 /)
  const other = await post(gateway, file, '2001:db8:1:3::7', '/api/upload')
  expect(Told.parse(JSON.parse(other.text)).body).toBe(file)
  expect((await post(gateway, '{}', '2001:db8:1:2::7')).status).toBe(200)

  for (const { socket } of four) socket.destroy()
  await sleep(200)
  expect((await post(gateway, file, '2001:db8:1:2::7', '/api/upload')).status).toBe(200)
})

test('a body that does not say how long it is passes while it is small', async () => {
  const gateway = await start()
  const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`
  const [small] = await slowClients(gateway, 1, { bytes: null, beginning: `${chunk('{}')}0\r\n\r\n` })
  const [large] = await slowClients(gateway, 1, { bytes: null, beginning: chunk('x'.repeat(140_000)) })

  expect(small?.heard()).toMatch(/^HTTP\/1\.1 200 /)
  expect(small?.heard()).toContain('"content-length":"2"')
  expect(large?.heard()).toMatch(/^HTTP\/1\.1 413 /)
})
