import { Client, type QueryResult } from 'pg'
import { passwordOf } from './initialise.ts'
import type { Layout } from './layout.ts'
import type { Listening } from './settings.ts'

/** The role that owns the product's database. It is no superuser, as on a managed server. */
const ownerRole = 'avita'

/** The URL of a database of the embedded server. */
export const databaseUrl = (
  layout: Layout,
  listening: Listening,
  { user = ownerRole, database = 'avita' }: { user?: string; database?: string } = {},
): string => {
  const url = new URL(`postgresql://${user}@localhost/${database}`)
  if (listening.kind === 'socket') url.searchParams.set('host', layout.run)
  else {
    url.hostname = '127.0.0.1'
    url.port = String(listening.port)
    url.password = passwordOf(layout)
  }
  return url.href
}

/** Runs statements one after the other on one short connection. */
export const execute = async (
  connectionString: string,
  statements: readonly string[],
): Promise<QueryResult[]> => {
  const client = new Client({ connectionString, connectionTimeoutMillis: 2000, query_timeout: 10_000 })
  // A server that goes away while we are connected is told by the query, not by an event nobody hears.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const results: QueryResult[] = []
    for (const statement of statements) results.push(await client.query(statement))
    return results
  } finally {
    await client.end()
  }
}

/** Whether a database answers a query within two seconds. */
export const answers = async (connectionString: string): Promise<boolean> => {
  try {
    await execute(connectionString, ['select 1'])
    return true
  } catch {
    return false
  }
}

/** The role and the database of the product, made where they are missing. Runs as the superuser. */
export const makeDatabase = async (superuserUrl: string, password: string | null): Promise<void> => {
  const [role, database] = await execute(superuserUrl, [
    `select from pg_roles where rolname = '${ownerRole}'`,
    `select from pg_database where datname = 'avita'`,
  ])
  const secret = password === null ? '' : ` password '${password}'`
  if (role?.rowCount === 0) {
    await execute(superuserUrl, [`create role ${ownerRole} login createdb createrole${secret}`])
  }
  if (database?.rowCount === 0) await execute(superuserUrl, [`create database avita owner ${ownerRole}`])
}
