import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../free-port.ts'
import { findBinaries } from './binaries.ts'
import { answers, databaseUrl, makeDatabase } from './connection.ts'
import { isAlive, namesAStranger, runningServer, startedWith } from './control-file.ts'
import { initialise, passwordOf } from './initialise.ts'
import { type Layout, prepareLayout, removeLayout } from './layout.ts'
import { ownFolder } from './owner-lock.ts'
import { processOptions } from './process-options.ts'
import { type Listening, serverCommand } from './settings.ts'

export interface EmbeddedOptions {
  /** The data folder; the server's files lie in it or, as root in a closed place, under {@link EmbeddedOptions.refuge}. */
  readonly dataFolder: string
  /** Who owns the server, in words for the message to a second process. */
  readonly holder?: string
  readonly log?: (line: string) => void
  readonly maxConnections?: number
  /** Begin with an empty database. */
  readonly reset?: boolean
  readonly refuge?: string
}

export interface EmbeddedPostgres {
  /** The product's database, as its owner. */
  readonly url: string
  /** The maintenance database, as the same role: tests make their databases from here. */
  readonly maintenanceUrl: string
  /** Where the data really lies. */
  readonly home: string
  readonly cluster: string
  readonly version: string
  /** The process id of the server at this moment; `null` while it is down. */
  pid(): number | null
  /** Ends all connections, stops the server and lets go of the folder. */
  stop(): Promise<void>
  /** Ends it at once; the next start recovers what was committed. */
  kill(): void
}

const largestLog = 10 * 1024 * 1024
const startAttempts = 20
const longestRestartPause = 5000

const waitFor = async (isTrue: () => boolean | Promise<boolean>, milliseconds: number): Promise<boolean> => {
  const end = Date.now() + milliseconds
  while (Date.now() < end) {
    if (await isTrue()) return true
    await sleep(40)
  }
  return isTrue()
}

const signal = (pid: number, name: NodeJS.Signals) => {
  try {
    process.kill(pid, name)
  } catch {
    // It is gone already, which is what was wanted.
  }
}

/** SIGINT ends the connections at once (SIGTERM waits for clients); SIGQUIT leaves the rest to recovery. */
const stopServer = async (pid: number): Promise<void> => {
  for (const [name, patience] of [
    ['SIGINT', 8000],
    ['SIGQUIT', 3000],
    ['SIGKILL', 2000],
  ] as const) {
    signal(pid, name)
    if (await waitFor(() => !isAlive(pid), patience)) return
  }
}

const openLog = (log: string): number => {
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) > largestLog) renameSync(log, `${log}.1`)
  return openSync(log, 'a', 0o600)
}

const launch = (layout: Layout, listening: Listening, maxConnections: number): ChildProcess => {
  const { command, args } = serverCommand(layout, listening, maxConnections)
  const output = openLog(layout.log)
  // Its own process group: Ctrl-C is for the supervisor, which stops the server after those who use it.
  const child = spawn(command, args, {
    ...processOptions(layout, layout.cluster),
    stdio: ['ignore', output, output],
    detached: process.platform !== 'win32',
  })
  child.on('error', () => undefined)
  closeSync(output)
  return child
}

const hasEnded = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null || child.pid === undefined

/** Starts a server, again where the first try fails: right after a kill the old one's memory may still be held. */
const startServer = async (
  layout: Layout,
  listening: Listening,
  maxConnections: number,
  healthUrl: string,
): Promise<ChildProcess> => {
  for (let attempt = 1; attempt <= startAttempts; attempt++) {
    if (namesAStranger(layout.cluster)) rmSync(join(layout.cluster, 'postmaster.pid'), { force: true })
    const child = launch(layout, listening, maxConnections)
    const isUp = await waitFor(async () => hasEnded(child) || (await answers(healthUrl)), 60_000)
    if (isUp && !hasEnded(child)) return child
    if (child.pid !== undefined && !hasEnded(child)) await stopServer(child.pid)
    await sleep(Math.min(100 * attempt, 500))
  }
  throw new Error(`PostgreSQL did not start. Its log tells why: ${layout.log}`)
}

/** Stops a server that nobody owns and removes its data. Throws `FolderInUse` while a living process owns it. */
export const removeEmbeddedPostgres = async (dataFolder: string, refuge?: string): Promise<void> => {
  const layout = prepareLayout(dataFolder, findBinaries(), refuge)
  const lock = await ownFolder(layout.wanted, layout.run, 'a reset')
  const left = runningServer(layout.cluster)
  if (left !== null) await stopServer(left)
  await lock.release()
  removeLayout(layout)
}

/**
 * Starts the PostgreSQL of a data folder, or takes over the one that a killed run left behind, and keeps it running
 * until {@link EmbeddedPostgres.stop}. Throws `FolderInUse` while another living process owns the folder.
 */
export const startEmbeddedPostgres = async ({
  dataFolder,
  holder = 'another run',
  log = () => undefined,
  maxConnections = 60,
  reset = false,
  refuge,
}: EmbeddedOptions): Promise<EmbeddedPostgres> => {
  const binaries = findBinaries()
  if (reset) await removeEmbeddedPostgres(dataFolder, refuge)
  const layout = prepareLayout(dataFolder, binaries, refuge)
  const lock = await ownFolder(layout.wanted, layout.run, holder)
  if (layout.home !== layout.wanted) {
    log(`The database lies in ${layout.home}: its account may not enter ${layout.wanted}`)
  }

  const listening: Listening =
    process.platform === 'win32' ? { kind: 'tcp', port: await freePort() } : { kind: 'socket' }
  let child: ChildProcess | null = null
  let pid: number | null = null
  let isStopping = false
  let watcher: NodeJS.Timeout | undefined

  try {
    await initialise(layout, listening.kind === 'tcp')
    const superuser = { user: 'postgres', database: 'postgres' }
    const healthUrl = databaseUrl(layout, listening, superuser)

    const adopt = async (): Promise<boolean> => {
      const left = runningServer(layout.cluster)
      if (left === null) return false
      const { command, args } = serverCommand(layout, listening, maxConnections)
      const isTheSame = startedWith(layout.cluster) === [command, ...args.map((arg) => `"${arg}"`)].join(' ')
      if (isTheSame && (await waitFor(() => answers(healthUrl), 3000))) {
        log(`Took over the PostgreSQL that an earlier run left behind (process ${left})`)
        pid = left
        return true
      }
      log(`Stopping the PostgreSQL that an earlier run left behind (process ${left})`)
      await stopServer(left)
      return false
    }

    const start = async () => {
      child = await startServer(layout, listening, maxConnections, healthUrl)
      pid = child.pid ?? null
    }

    /** Own child or taken over, the server is watched in the same way: by its process. */
    const watch = () => {
      watcher = setInterval(() => {
        if (isStopping || pid === null || (child ? !hasEnded(child) : isAlive(pid))) return
        const dead = pid
        pid = null
        child = null
        log(`PostgreSQL (process ${dead}) ended unexpectedly: starting it again`)
        void restart()
      }, 250)
      watcher.unref()
    }

    const restart = async (pause = 200): Promise<void> => {
      if (isStopping) return
      try {
        await start()
        log(`PostgreSQL runs again (process ${pid})`)
        if (isStopping && pid !== null) await stopServer(pid)
      } catch (error) {
        log(error instanceof Error ? error.message : String(error))
        await sleep(pause)
        await restart(Math.min(pause * 2, longestRestartPause))
      }
    }

    if (!(await adopt())) await start()
    await makeDatabase(healthUrl, listening.kind === 'tcp' ? passwordOf(layout) : null)
    watch()

    return {
      url: databaseUrl(layout, listening),
      maintenanceUrl: databaseUrl(layout, listening, { database: 'postgres' }),
      home: layout.home,
      cluster: layout.cluster,
      version: binaries.version,
      pid: () => pid,
      stop: async () => {
        isStopping = true
        clearInterval(watcher)
        if (pid !== null) await stopServer(pid)
        pid = null
        await lock.release()
      },
      kill: () => {
        isStopping = true
        if (pid !== null) signal(pid, 'SIGQUIT')
      },
    }
  } catch (error) {
    isStopping = true
    if (pid !== null) await stopServer(pid)
    await lock.release()
    throw error
  }
}
