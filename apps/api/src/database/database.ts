import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { Pool } from 'pg'
import type { Log } from '../log.ts'

/** The database, or a transaction of it: stores take either. */
export type Database = PgDatabase<NodePgQueryResultHKT>

/** How many connections there are, and who waits for one. */
export interface PoolState {
  readonly total: number
  readonly idle: number
  readonly waiting: number
}

export interface OpenDatabase {
  readonly database: Database
  readonly poolState: () => PoolState
  readonly close: () => Promise<void>
}

/**
 * Together below the six seconds within which a request has to be answered while the database is away
 * (security, S5): the wait for a connection and then for its answer.
 */
const connectionWait = 2_000
const answerWait = 3_000

/** Opens a bounded pool whose connections carry their own time limits (security, S3). */
export const openDatabase = (url: string, poolSize: number, log: Log): OpenDatabase => {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectionWait,
    idleTimeoutMillis: 30_000,
    query_timeout: answerWait + 200,
    statement_timeout: answerWait,
    lock_timeout: answerWait,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    application_name: 'avita-api',
  })
  // An idle connection that breaks must not end the process: the pool opens another.
  pool.on('error', (error) => {
    log.warn({ code: 'code' in error ? error.code : error.name }, 'a database connection broke')
  })
  return {
    database: drizzle({ client: pool }),
    poolState: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  }
}
