import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { type PlatformConfig, repositoryRoot } from './config.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './postgres/embedded.ts'
import { takenPort } from './port.ts'
import { runService, type Service } from './service-process.ts'
import { platformServices } from './services.ts'

/** A reason that is told as a sentence, without a stack trace. */
export class CannotStart extends Error {}

export interface PlatformOptions {
  readonly config: PlatformConfig
  readonly log: (line: string) => void
  readonly isDev?: boolean
  readonly reset?: boolean
  /** Where the script of an app is; tests put stand-ins there. */
  readonly entryOf?: (app: string, file: string) => string
}

export interface Platform {
  /** What runs, for tests and messages. */
  readonly services: readonly Service[]
  readonly postgres: EmbeddedPostgres | null
  service(name: string): Service | undefined
  /** Everything, in its order, within ten seconds. */
  stop(): Promise<void>
  /** Everything, at once; the database recovers at its next start. */
  kill(): void
}

/** Calls in flight get this long; the rest of the ten seconds is the database's. */
const patience = 7000

/** Starts the database and all parts, waits until each is ready, and keeps them running until stopped. */
export const startPlatform = async (
  { config, log, isDev = false, reset = false, entryOf }: PlatformOptions,
  stopping: AbortSignal,
): Promise<Platform> => {
  if (reset && config.DATABASE_URL !== undefined)
    throw new CannotStart('--reset empties the embedded database only; DATABASE_URL names one of your own.')
  // Its rows are gone: nobody would ever ask for these files again.
  if (reset) rmSync(config.FILES_FOLDER, { recursive: true, force: true })
  const taken = await takenPort(config.PORT, config.HOST)
  if (taken) throw new CannotStart(taken)

  const services: Service[] = []
  let postgres: EmbeddedPostgres | null = null
  const platform: Platform = {
    services,
    get postgres() {
      return postgres
    },
    service: (name) => services.find((service) => service.name === name),
    stop: async () => {
      await Promise.all(services.map((service) => service.stop(patience)))
      await postgres?.stop()
    },
    kill: () => {
      for (const service of services) service.kill()
      postgres?.kill()
    },
  }

  try {
    if (config.DATABASE_URL === undefined) {
      postgres = await startEmbeddedPostgres({
        dataFolder: resolve(repositoryRoot, config.DATA_DIR),
        holder: `the platform at ${config.PUBLIC_URL}`,
        reset,
        log: (line) => log(`database: ${line}`),
      })
    }
    stopping.throwIfAborted()
    const definitions = await platformServices(config, config.DATABASE_URL ?? postgres?.url ?? '', {
      isDev,
      ...(entryOf ? { entryOf } : {}),
    })
    for (const definition of definitions) services.push(runService(definition, log))
    await Promise.race([
      Promise.all(services.map((service) => service.ready)),
      new Promise((_, reject) =>
        stopping.addEventListener('abort', () =>
          reject(new CannotStart('Stopped before everything was ready.')),
        ),
      ),
    ])
    return platform
  } catch (error) {
    await platform.stop()
    throw error
  }
}
