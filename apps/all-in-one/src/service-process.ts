import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { readableLine } from './log-lines.ts'

/** One part of the platform: a script that says `'ready'` over IPC when it listens. */
export interface ServiceDefinition {
  readonly name: string
  readonly script: string
  readonly nodeOptions?: readonly string[]
  readonly environment: Readonly<Record<string, string | undefined>>
}

export interface Service {
  readonly name: string
  /** Fulfilled when it is ready for the first time; rejected when it ends before that. */
  readonly ready: Promise<void>
  /** The process id at this moment; `null` while it is down. */
  pid(): number | null
  /** Ends the running process so that a new one takes its place. */
  restart(): void
  /** SIGTERM, and SIGKILL after the patience is over. */
  stop(patience: number): Promise<void>
  /** At once. */
  kill(): void
}

const tether = new URL('tether.ts', import.meta.url).href
const shortestPause = 200
const longestPause = 5000
/** A process that served this long had a good start: its end is not taken for a loop. */
const steadyAfter = 2_000
const readyWithin = 60_000
const rememberedLines = 12

/** Runs a service and starts it again whenever it ends, with growing pauses, until it is stopped. */
export const runService = (definition: ServiceDefinition, log: (line: string) => void): Service => {
  const { name, script, nodeOptions = [], environment } = definition
  const lastLines: string[] = []
  let child: ChildProcess | null = null
  let isStopping = false
  let pause = shortestPause
  let isRestartWanted = false
  const first = Promise.withResolvers<void>()
  // Whoever waits hears of it; nobody waiting is no reason to end the supervisor.
  first.promise.catch(() => undefined)
  let wasReady = false

  const hear = (stream: NodeJS.ReadableStream | null) => {
    if (!stream) return
    createInterface({ input: stream }).on('line', (raw) => {
      const line = readableLine(raw)
      if (line === null) return
      lastLines.push(line)
      if (lastLines.length > rememberedLines) lastLines.shift()
      // Before the first 'ready' only trouble is worth a line; the rest is told with a failure.
      if (wasReady || /^(?:warning|error): /.test(line)) log(`${name}: ${line}`)
    })
  }

  const start = () => {
    let servesSince = Number.POSITIVE_INFINITY
    const started = spawn(process.execPath, ['--import', tether, ...nodeOptions, script], {
      // Its own process group: Ctrl-C is for the supervisor, which stops the parts in their order.
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, ...environment },
      windowsHide: true,
    })
    child = started
    hear(started.stdout)
    hear(started.stderr)
    const late = setTimeout(() => started.kill('SIGKILL'), readyWithin)
    started.on('message', (message) => {
      if (message !== 'ready') return
      clearTimeout(late)
      servesSince = Date.now()
      if (wasReady) log(`${name} runs again`)
      else first.resolve()
      wasReady = true
    })
    started.once('error', (error) => lastLines.push(error.message))
    started.once('close', (code, signal) => {
      clearTimeout(late)
      child = null
      if (isStopping) return
      if (!wasReady) {
        const reason =
          lastLines.join('\n') || `it ended with ${signal ?? `exit code ${code}`} and said nothing`
        first.reject(new Error(`${name} could not start: ${reason}`))
        return
      }
      if (isRestartWanted) pause = shortestPause
      else {
        if (Date.now() - servesSince > steadyAfter) pause = shortestPause
        log(`${name} ended unexpectedly (${signal ?? `exit code ${code}`}): starting it again`)
      }
      isRestartWanted = false
      setTimeout(() => !isStopping && start(), pause)
      pause = Math.min(pause * 2, longestPause)
    })
  }

  start()

  return {
    name,
    ready: first.promise,
    pid: () => child?.pid ?? null,
    restart: () => {
      isRestartWanted = true
      child?.kill('SIGTERM')
    },
    stop: async (patience) => {
      isStopping = true
      const ending = child
      if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
      const ended = new Promise<void>((resolve) => void ending.once('exit', () => resolve()))
      ending.kill('SIGTERM')
      const inTime = await Promise.race([ended.then(() => true), sleep(patience, false, { ref: false })])
      if (inTime) return
      log(`${name} did not stop in time and is ended`)
      ending.kill('SIGKILL')
      await ended
    },
    kill: () => {
      isStopping = true
      child?.kill('SIGKILL')
    },
  }
}
