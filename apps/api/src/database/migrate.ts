import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { Client } from 'pg'
import journal from '../../migrations/meta/_journal.json' with { type: 'json' }
import type { Database } from './database.ts'

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))
/** `avita` in ASCII; any number that all replicas agree on. */
const lockKey = 0x6176697461
const connectMilliseconds = 10_000

/** The hashes of all migrations, in their order: the version of the schema. */
export const knownMigrations = (): string[] =>
  readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash)

/** A folder with the first so many migrations, for as long as the work takes. */
const withMigrations = async (count: number | undefined, work: (folder: string) => Promise<void>) => {
  if (count === undefined) return work(migrationsFolder)
  const folder = await mkdtemp(join(tmpdir(), 'avita-migrations-'))
  try {
    await cp(migrationsFolder, folder, { recursive: true })
    await writeFile(
      join(folder, 'meta', '_journal.json'),
      JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }),
    )
    await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Brings the database up to date and lets `prepare` write what has to be there, one process at a time. The migrations
 * run in one transaction: a killed one leaves nothing behind and runs again (security, S8).
 */
export const migrateDatabase = async (
  url: string,
  prepare: (database: Database) => Promise<void>,
  /** Only the first so many migrations: for what was made by an earlier version. */
  count?: number,
): Promise<void> => {
  // Its own connection: a migration may take longer than a request, and the lock goes with the connection.
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectMilliseconds })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    const database = drizzle({ client })
    await withMigrations(count, (folder) => migrate(database, { migrationsFolder: folder }))
    await database.transaction(prepare)
  } finally {
    await client.end()
  }
}
