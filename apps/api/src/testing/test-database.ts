import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, DatabaseError, type QueryResultRow } from 'pg'

/** Half seconds. */
const longestWait = 20

/** Every database of a test run begins with this; the run's own end follows. */
const databasePrefix = 'avita_test_'

const maintenanceUrl = (): string => {
  const url = process.env['TEST_DATABASE_URL']
  if (!url) throw new Error('TEST_DATABASE_URL is missing: run the tests through "with-postgres vitest run"')
  return url
}

/** The address of another database on the same server; the socket's folder stays in the query. */
export const urlOf = (database: string): string => {
  const url = new URL(maintenanceUrl())
  url.pathname = `/${database}`
  return url.href
}

/** Runs one statement of maintenance. */
const maintain = async <Row extends object>(statement: string): Promise<Row[]> => {
  const client = new Client({ connectionString: maintenanceUrl() })
  await client.connect()
  try {
    return (await client.query<Row & QueryResultRow>(statement)).rows
  } finally {
    await client.end()
  }
}

/** Creates a database, as a copy of a template where one is named; answers with its address. */
export const createTestDatabase = async (template = 'template0'): Promise<string> => {
  const name = `${databasePrefix}${randomUUID().replaceAll('-', '')}`
  await maintain(`create database ${name} template ${template}`)
  return urlOf(name)
}

export const dropTestDatabase = async (url: string): Promise<void> => {
  const drop = () => maintain(`drop database if exists ${new URL(url).pathname.slice(1)} with (force)`)
  for (let tries = 1; ; tries++) {
    try {
      await drop()
      return
    } catch (error) {
      // An autovacuum worker is the superuser's: only it can be waited for, not ended.
      if (tries === longestWait || !(error instanceof DatabaseError && error.code === '42501')) throw error
      await sleep(500)
    }
  }
}
