import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { ask } from './ask.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The password that every demo account shares (decisions, section 3). */
export const demoPassword = 'Avita-demo-2026'

/** The public origins of a platform on a port. */
export const originsOn = (port: number) => ({
  main: `http://localhost:${port}`,
  individual: `http://individual.localhost:${port}`,
  admin: `http://admin.localhost:${port}`,
})

export type Origins = ReturnType<typeof originsOn>

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No free port on this machine')
  return address.port
}

/** A whole platform of one's own: the supervisor behind `npm start`, on its own port and data folder. */
export interface Platform extends AsyncDisposable {
  readonly port: number
  readonly origins: Origins
  readonly dataFolder: string
  readonly process: ChildProcess
  log(): string
}

export const startPlatform = async ({
  environment = {},
  dataFolder = mkdtempSync(join(tmpdir(), 'avita-platform-')),
  keepData = false,
}: {
  environment?: Readonly<Record<string, string>>
  dataFolder?: string
  keepData?: boolean
} = {}): Promise<Platform> => {
  const port = await freePort()
  const origins = originsOn(port)
  const child = spawn(process.execPath, [join(root, 'apps/all-in-one/src/main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataFolder,
      PUBLIC_URL: origins.main,
      INDIVIDUAL_URL: origins.individual,
      ADMIN_URL: origins.admin,
      DATABASE_URL: '',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (log += String(text)))

  const until = Date.now() + 60_000
  const answers = async () =>
    (await ask(`${origins.main}/api/health/ready`).catch(() => null))?.status === 200
  while (!(await answers())) {
    if (child.exitCode !== null || Date.now() > until) {
      child.kill('SIGTERM')
      throw new Error(`The platform did not start:\n${log}`)
    }
    await sleep(100)
  }

  return {
    port,
    origins,
    dataFolder,
    process: child,
    log: () => log,
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      if (!keepData) rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}
