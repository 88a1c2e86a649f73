import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { platformConfig } from './config.ts'
import { freePort } from './free-port.ts'
import { isAlive } from './postgres/control-file.ts'
import { type Platform, startPlatform } from './supervisor.ts'
import { standInFor } from './testing/stand-ins.ts'

const supervisorScript = fileURLToPath(new URL('testing/run-platform.ts', import.meta.url))
const Told = z.object({ script: z.string(), pid: z.number(), database: z.string().nullable() })
const Running = z.object({ services: z.array(z.number()), postgres: z.number() })

const running: Platform[] = []
const folders: string[] = []

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'avita-run-'))
  chmodSync(folder, 0o755)
  folders.push(folder)
  return folder
}

const start = async (environment: Record<string, string> = {}) => {
  const folder = newFolder()
  const lines: string[] = []
  const config = platformConfig({
    PORT: String(await freePort()),
    DATA_DIR: join(folder, 'data'),
    ...environment,
  })
  const platform = await startPlatform(
    { config, log: (line) => lines.push(line), entryOf: standInFor(folder) },
    new AbortController().signal,
  )
  running.push(platform)
  return { platform, config, lines, folder }
}

const ask = async (url: string) => Told.parse(await (await fetch(url)).json())

const until = async (isTrue: () => boolean) => {
  for (let tries = 0; tries < 100 && !isTrue(); tries++) await sleep(50)
}

afterEach(async () => {
  for (const platform of running.splice(0)) await platform.stop()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}, 30_000)

test('all parts start, know each other, and only the API is given the database', async () => {
  const { config, platform } = await start()

  expect(platform.services.map(({ name }) => name)).toEqual(['api', 'corporate', 'individual', 'gateway'])
  expect(await ask(`${config.PUBLIC_URL}/`)).toMatchObject({ database: null })
  expect(await ask(`${config.PUBLIC_URL}/api-answer`)).toMatchObject({ database: platform.postgres?.url })
}, 30_000)

test('a part that dies is started again on its address, and the log says so', async () => {
  const { config, platform, lines } = await start()
  const before = await ask(`${config.PUBLIC_URL}/api-answer`)

  process.kill(before.pid, 'SIGKILL')
  await until(() => lines.includes('api runs again'))

  const after = await ask(`${config.PUBLIC_URL}/api-answer`)
  expect(after.pid).not.toBe(before.pid)
  expect(after.pid).toBe(platform.service('api')?.pid())
  expect(lines).toContain('api ended unexpectedly (SIGKILL): starting it again')
}, 30_000)

test('stopping ends every process and the database', async () => {
  const { platform } = await start()
  const processes = [...platform.services.map((service) => service.pid()), platform.postgres?.pid()]

  const startedAt = Date.now()
  await platform.stop()

  expect(Date.now() - startedAt).toBeLessThan(10_000)
  for (const pid of processes) expect(isAlive(pid ?? 0)).toBe(false)
}, 30_000)

test('when the supervisor is killed its parts end by themselves, and the next one takes the database over', async () => {
  const folder = newFolder()
  const environment = { PORT: String(await freePort()), DATA_DIR: join(folder, 'data') }
  const supervisor = fork(supervisorScript, [folder], { env: { ...process.env, ...environment } })
  const first = Running.parse(await new Promise<unknown>((resolve) => supervisor.once('message', resolve)))

  supervisor.kill('SIGKILL')
  await once(supervisor, 'exit')
  await until(() => !first.services.some(isAlive))

  expect(first.services.some(isAlive)).toBe(false)
  const { platform } = await start(environment)
  expect(platform.postgres?.pid()).toBe(first.postgres)
}, 30_000)

test('a part that cannot start ends the start with its own words, and nothing stays behind', async () => {
  const folder = newFolder()
  const config = platformConfig({ PORT: String(await freePort()), DATA_DIR: join(folder, 'data') })
  process.env['FAIL'] = 'corporate'
  const failing = startPlatform(
    { config, log: () => undefined, entryOf: standInFor(folder) },
    new AbortController().signal,
  )

  await expect(failing).rejects.toThrow('corporate could not start: PORT: "many" cannot be used')
  delete process.env['FAIL']
  // The folder is free again: nothing owns it.
  await start({ DATA_DIR: join(folder, 'data') })
}, 30_000)

test('a taken port is one sentence that names the port, its holder and the way out', async () => {
  const holder = createServer().listen(0, 'localhost')
  await once(holder, 'listening')
  const address = holder.address()
  const port = typeof address === 'object' && address ? address.port : 0

  await expect(start({ PORT: String(port) })).rejects.toThrow(
    new RegExp(
      `^Port ${port} is taken by .*${process.platform === 'linux' ? process.pid : ''}.* PORT=${port + 100} npm start$`,
    ),
  )
  holder.close()
}, 30_000)
