import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import type { Database } from './database.ts'

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))
/** `avita` in ASCII; any number that all replicas agree on. */
const lockKey = 0x6176697461
const connectMilliseconds = 10_000

/**
 * Brings the database up to date and lets `prepare` write what has to be there, one process at a time. The migrations
 * run in one transaction: a killed one leaves nothing behind and runs again (security, S8).
 */
export const migrateDatabase = async (
  url: string,
  prepare: (database: Database) => Promise<void>,
): Promise<void> => {
  // Its own connection: a migration may take longer than a request, and the lock goes with the connection.
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectMilliseconds })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    const database = drizzle({ client })
    await migrate(database, { migrationsFolder })
    await database.transaction(prepare)
  } finally {
    await client.end()
  }
}
