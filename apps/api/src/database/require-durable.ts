import { Client } from 'pg'

const oldestVersion = 150_000
/** With any of these off, an acknowledged write can be lost (security, S1). */
const settings = ['fsync', 'synchronous_commit', 'full_page_writes'] as const
const loses = ['off', 'local']

/** A database that this service refuses to keep people's data in; the message says what to change. */
export class UnfitDatabaseError extends Error {
  override readonly name = 'UnfitDatabaseError'
}

/** Where the server should be, without credentials. */
const placeOf = ({ host, port }: Client) => (host.startsWith('/') ? host : `${host}:${port}`)

const reasonOf = (cause: unknown) =>
  cause instanceof Error && 'code' in cause
    ? String(cause.code)
    : cause instanceof Error
      ? cause.message
      : 'unknown'

/** Throws an `UnfitDatabaseError` unless the server is PostgreSQL 15 or newer and keeps what it acknowledges. */
export const requireDurable = async (url: string): Promise<void> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect().catch((cause: unknown) => {
    throw new UnfitDatabaseError(
      `DATABASE_URL: no PostgreSQL lets us in at ${placeOf(client)} (${reasonOf(cause)}). ` +
        'For example: DATABASE_URL=postgres://avita@localhost:5432/avita',
    )
  })
  const show = async (name: string) => {
    const { rows } = await client.query<Record<string, string>>(`show ${name}`)
    return rows[0]?.[name] ?? ''
  }
  try {
    const version = await show('server_version_num')
    if (Number(version) < oldestVersion)
      throw new UnfitDatabaseError(`PostgreSQL 15 or newer is needed; DATABASE_URL names version ${version}.`)
    for (const name of settings) {
      const value = await show(name)
      if (loses.includes(value))
        throw new UnfitDatabaseError(
          `The database of DATABASE_URL has "${name} = ${value}" and may lose what it has acknowledged. Set it to "on".`,
        )
    }
  } finally {
    await client.end()
  }
}
