import type { FastifyInstance } from 'fastify'
import { type Config, keySecret } from './config.ts'
import { openDatabase } from './database/database.ts'
import { createOutbox } from './delivery/outbox.ts'
import { serveDocumentation } from './documentation/routes.ts'
import { createTransports } from './delivery/transports.ts'
import { startOutboxWorker } from './delivery/worker.ts'
import { createCallLimits } from './http/call-limits.ts'
import { createApp } from './http/create-app.ts'
import { createUploads } from './http/uploads.ts'
import { createIdempotency } from './idempotency/idempotency.ts'
import { createAttempts } from './identity/attempts.ts'
import { createKeyVault } from './identity/key-vault.ts'
import { createIdentity, type Identity } from './identity/identity.ts'
import type { Log } from './log.ts'
import type { Clock, ModuleDeps } from './module-deps.ts'
import { createAudit } from './modules/audit/audit.ts'
import { createAccessService } from './modules/access/service.ts'
import { createParticipation } from './modules/reports/participation.ts'
import { asReportRole } from './modules/reports/role.ts'
import { createUserService } from './modules/users/service.ts'
import { type FreeBytesOf, freeBytesOf, watchFreeSpace } from './operations/free-space.ts'
import { serveMetrics } from './operations/metrics.ts'
import { createHandlers } from './routes.ts'
import { createStorage } from './storage/create-storage.ts'

export interface Server {
  readonly app: FastifyInstance
  readonly identity: Identity
  readonly deps: ModuleDeps
  /** Finishes what is under way, then lets go of the database. */
  readonly close: () => Promise<void>
}

/** Reports are asked for now and then; they must not take what everything else needs. */
const reportConnections = 2

const dataFoldersOf = ({ DATABASE_FOLDER, FILES_FOLDER, S3_ENDPOINT }: Config) => [
  ...(DATABASE_FOLDER === undefined ? [] : [DATABASE_FOLDER]),
  ...(S3_ENDPOINT === undefined ? [FILES_FOLDER] : []),
]

/** Puts the API together: configuration → database → services → handlers → HTTP. Listens to nothing yet. */
export const createServer = async (
  config: Config,
  log: Log,
  clock: Clock,
  freeBytes: FreeBytesOf = freeBytesOf,
): Promise<Server> => {
  const { database, poolState, close } = openDatabase(config.DATABASE_URL, config.DATABASE_CONNECTIONS, log)
  const reports = openDatabase(asReportRole(config.DATABASE_URL), reportConnections, log)
  const vault = createKeyVault(keySecret(config))
  const worker = startOutboxWorker({ database, clock, log }, createTransports(config))
  const deps: ModuleDeps = {
    database,
    clock,
    log,
    config,
    vault,
    attempts: createAttempts(database, clock, config.LIMITS_FACTOR),
    idempotency: createIdempotency(database, vault, clock),
    storage: createStorage(config),
    outbox: createOutbox(database, clock, log, worker.wake),
    audit: createAudit(vault, clock),
    participation: createParticipation(database, vault, clock),
    reportDatabase: reports.database,
  }
  const space = await watchFreeSpace(dataFoldersOf(config), freeBytes)
  const users = createUserService(database)
  const access = createAccessService(database)
  const identity = createIdentity(deps, { users, access })
  const app = createApp(config, log, createHandlers(deps, { identity, users, access }), {
    guard: { actorOf: identity.actorOf, mayUse: access.mayUse },
    countOf: createCallLimits(clock, config.LIMITS_FACTOR),
    isSpaceShort: space.isShort,
    admitUpload: createUploads(deps.attempts, vault),
  })
  serveDocumentation(app)
  serveMetrics(app, { outbox: deps.outbox, poolState, config })
  app.addHook('onClose', async () => {
    space.stop()
    await worker.stop()
    await Promise.all([reports.close(), close()])
  })
  await app.ready()
  return { app, identity, deps, close: () => app.close() }
}
