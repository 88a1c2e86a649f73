import { ConfigurationError } from '@avita/api-client/configuration'
import { readConfig } from './config.ts'
import { requireDurable, UnfitDatabaseError } from './database/require-durable.ts'
import { startHousekeeping } from './housekeeping.ts'
import { describeError } from './http/failure.ts'
import { createLog } from './log.ts'
import { reportRoleSql, reportsAreOpen } from './modules/reports/role.ts'
import { prepareDatabase } from './prepare-database.ts'
import { storeScenes } from './seed/content/scenes.ts'
import { createServer } from './server.ts'

const graceMilliseconds = 10_000

const start = async () => {
  const config = readConfig(process.env)
  const log = createLog(config.LOG_LEVEL)
  await requireDurable(config.DATABASE_URL)
  await prepareDatabase(config, new Date())
  const server = await createServer(config, log, () => new Date())
  if (!(await reportsAreOpen(server.deps.reportDatabase)))
    log.error(
      { run: reportRoleSql(new URL(config.DATABASE_URL).username || 'avita') },
      'the reports are shut: the database role "report" is missing and we may not make it; run the statement as an administrator of the database and start again',
    )
  const stopHousekeeping = startHousekeeping(server.deps)

  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    stopHousekeeping()
    setTimeout(() => process.exit(1), graceMilliseconds).unref()
    await server.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())

  const address = await server.app.listen({ host: config.HOST, port: config.PORT })
  log.info({ address }, 'listening')
  process.send?.('ready')

  // Behind the first requests, and again at the next start: a storage that is away keeps nobody from reading.
  storeScenes(server.deps.storage).catch((error: unknown) =>
    log.warn({ error: describeError(error) }, 'the pictures of the content could not be stored'),
  )
}

try {
  await start()
} catch (error) {
  // Before the log exists, and for whoever started us: a sentence where there is one.
  const isForPeople = error instanceof ConfigurationError || error instanceof UnfitDatabaseError
  process.stderr.write(`${isForPeople ? error.message : JSON.stringify(describeError(error))}\n`)
  process.exit(1)
}
