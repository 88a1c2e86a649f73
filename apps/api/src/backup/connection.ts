import { Client } from 'pg'

/** In every session alike, so that the same rows are the same text at both ends. */
const settings = [
  "set timezone = 'UTC'",
  "set datestyle = 'ISO, YMD'",
  "set intervalstyle = 'postgres'",
  "set bytea_output = 'hex'",
  "set client_encoding = 'UTF8'",
  'set extra_float_digits = 1',
  // Two readers of a large table would meet, and begin somewhere in its middle.
  'set synchronize_seqscans = off',
  // Rather an error than rows that are silently left out.
  'set row_security = off',
  'set statement_timeout = 0',
  'set idle_in_transaction_session_timeout = 0',
]

/** One connection without time limits: a backup takes as long as it takes. */
export const withClient = async <Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  // What breaks is told by the query that notices.
  client.on('error', () => undefined)
  await client.connect()
  try {
    for (const setting of settings) await client.query(setting)
    return await work(client)
  } finally {
    await client.end()
  }
}
