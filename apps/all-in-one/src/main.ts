import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ConfigurationError } from '@avita/api-client/configuration'
import { announcement } from './announcement.ts'
import { platformConfig, repositoryRoot } from './config.ts'
import { readEnvironmentFile } from './environment-file.ts'
import { FolderInUse } from './postgres/owner-lock.ts'
import { CannotStart, type Platform, startPlatform } from './supervisor.ts'
import { watchSources } from './watch-sources.ts'

/** One Ctrl-C reaches us from the terminal and again through npm: what comes this close is the same. */
const sameSignalWithin = 1000

const say = (line: string) => process.stdout.write(`${line}\n`)
// The terminal may be gone before we are.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

const readOptions = () => {
  const { values, positionals } = parseArgs({
    options: { dev: { type: 'boolean', default: false }, reset: { type: 'boolean', default: false } },
    strict: false,
    allowPositionals: true,
  })
  const unknown = [
    ...Object.keys(values).filter((name) => name !== 'dev' && name !== 'reset'),
    ...positionals,
  ]
  if (unknown.length > 0)
    throw new CannotStart(
      `Unknown option ${unknown.map((name) => `--${name}`).join(', ')}. Known: --reset, --dev`,
    )
  return { isDev: values['dev'] === true, reset: values['reset'] === true }
}

const stopping = new AbortController()
let platform: Platform | null = null
let firstSignalAt: number | null = null

const end = async () => {
  await platform?.stop()
  process.exit(0)
}

const onSignal = () => {
  if (firstSignalAt === null) {
    firstSignalAt = Date.now()
    say('\nStopping …')
    stopping.abort()
    if (platform) void end()
    return
  }
  if (Date.now() - firstSignalAt < sameSignalWithin) return
  say('Ending everything at once.')
  platform?.kill()
  process.exit(1)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
// Started by npm start, which is gone: nobody would stop us later.
process.once('disconnect', onSignal)

const watchApi = (running: Platform) =>
  watchSources(
    ['apps/api/src', 'apps/api/migrations', 'packages/api-client/src', 'packages/i18n-routes/src'].map(
      (folder) => join(repositoryRoot, folder),
    ),
    () => {
      say('api: a source changed')
      for (const service of running.services) if (service.name.startsWith('api')) service.restart()
    },
  )

const main = async () => {
  const { isDev, reset } = readOptions()
  readEnvironmentFile(join(repositoryRoot, '.env'))
  const config = platformConfig(process.env)
  const startedAt = Date.now()
  platform = await startPlatform({ config, log: say, isDev, reset }, stopping.signal)
  if (stopping.signal.aborted) return end()
  if (isDev) watchApi(platform)
  say(`All parts are ready after ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
  say(announcement(config, platform.postgres?.url ?? null))
  process.send?.('ready')
  return undefined
}

const isExplained = (error: unknown) =>
  error instanceof ConfigurationError || error instanceof FolderInUse || error instanceof CannotStart

main().catch((error: unknown) => {
  if (stopping.signal.aborted) process.exit(0)
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(`\n${message}\n`)
  if (!isExplained(error) && process.env['DEBUG'] && error instanceof Error)
    process.stderr.write(`${error.stack}\n`)
  process.exit(1)
})
