import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createTestDatabase, dropTestDatabase } from './testing/test-database.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))

const start = (environment: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, ['--conditions=avita', main], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', ...environment },
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data: Buffer) => (output += data.toString()))
  return { child, output: () => output }
}

const ready = async ({ child, output }: { child: ChildProcess; output: () => string }): Promise<string> => {
  const [message] = await once(child, 'message')
  expect(message).toBe('ready')
  const address = () => /"address":"([^"]+)"/.exec(output())?.[1]
  // The log's line may come a moment after the message.
  await expect.poll(address).toBeDefined()
  return address() ?? ''
}

const copyOfTemplate = async () => {
  const url = await createTestDatabase(new URL(inject('templateUrl')).pathname.slice(1))
  onTestFinished(() => dropTestDatabase(url))
  return url
}

test('the process says when it is ready, serves, and stops with 0 at SIGTERM', async () => {
  const running = start({ DATABASE_URL: await copyOfTemplate() })
  const address = await ready(running)

  expect(await (await fetch(`${address}/api/health/ready`)).json()).toEqual({ status: 'ok', database: 'ok' })
  running.child.kill('SIGTERM')
  expect(await once(running.child, 'exit')).toEqual([0, null])
}, 20_000)

test('a wrong configuration is a sentence a name, not a stack', async () => {
  const { child, output } = start({ DATABASE_URL: 'mysql://x', PORT: 'eighty' })

  expect(await once(child, 'exit')).toEqual([1, null])
  expect(output()).toMatch(/PORT: "eighty" cannot be used .*For example: PORT=4101/)
  expect(output()).toMatch(/DATABASE_URL: .*For example: DATABASE_URL=postgres:/)
  expect(output()).not.toContain('    at ')
}, 20_000)

/** A door to the server that can be shut, so that the database is away without touching anybody else's. */
const doorTo = async (url: string) => {
  const target = new Client({ connectionString: url })
  const path = target.host.startsWith('/')
    ? { path: `${target.host}/.s.PGSQL.${target.port}` }
    : { host: target.host, port: target.port }
  const sockets = new Set<Socket>()
  const server = createServer((inner) => {
    const outer = connect(path)
    for (const socket of [inner, outer]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        inner.destroy()
        outer.destroy()
        sockets.delete(socket)
      })
    }
    inner.pipe(outer).pipe(inner)
  })
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      server.listen(port, '127.0.0.1', () => {
        const address = server.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
  const port = await listen(0)
  const shut = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  onTestFinished(shut)
  const through = new URL(url)
  through.search = ''
  return {
    url: `postgres://${through.username || target.user}:${through.password}@127.0.0.1:${port}${through.pathname}`,
    shut,
    freeze: () => {
      for (const socket of sockets) socket.pause()
    },
    open: () => listen(port),
  }
}

const timed = async (address: string) => {
  const begin = performance.now()
  const answer = await fetch(address)
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    ms: performance.now() - begin,
  }
}

test('with the database away it answers 503 within 6 s, stays alive, and is back within 15 s', async () => {
  const door = await doorTo(await copyOfTemplate())
  const running = start({ DATABASE_URL: door.url })
  const address = await ready(running)
  expect((await timed(`${address}/api/health/ready`)).status).toBe(200)

  door.shut()
  const away = await timed(`${address}/api/health/ready`)
  expect(away).toMatchObject({ status: 503, retryAfter: '2' })
  expect(away.ms).toBeLessThan(6000)
  expect((await timed(`${address}/api/health/live`)).status).toBe(200)

  await door.open()
  await expect
    .poll(async () => (await timed(`${address}/api/health/ready`)).status, { timeout: 15_000 })
    .toBe(200)
}, 30_000)

test('a database that hangs is a 503 within 6 s', async () => {
  const door = await doorTo(await copyOfTemplate())
  const address = await ready(start({ DATABASE_URL: door.url }))
  expect((await timed(`${address}/api/health/ready`)).status).toBe(200)

  door.freeze()
  const hanging = await timed(`${address}/api/health/ready`)
  expect(hanging.status).toBe(503)
  expect(hanging.ms).toBeLessThan(6000)
}, 20_000)
