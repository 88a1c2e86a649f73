import { ConfigurationError } from '@avita/api-client/configuration'
import { readConfig } from '../src/config.ts'
import { Client } from 'pg'

// pnpm --filter @avita/api run outbox: the last messages that wait in the outbox, for whoever develops without an SMS
// or mail service. Refused in production: there they are other people's.

const shown = 10

const configured = () => {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    process.stderr.write(`${error.message}\nnpm start prints the address of its database.\n`)
    return process.exit(1)
  }
}

const config = configured()
if (config.NODE_ENV === 'production') {
  process.stderr.write('The outbox is not shown in production.\n')
  process.exit(1)
}
const client = new Client({ connectionString: config.DATABASE_URL })
await client.connect()
const { rows } = await client.query<{ created_at: Date; kind: string; recipient: string; text: string }>(
  "select created_at, kind, recipient, text from outbox where text <> '' order by created_at desc limit $1",
  [shown],
)
await client.end()
for (const { created_at, kind, recipient, text } of rows)
  process.stdout.write(`${created_at.toISOString()}  ${kind}  ${recipient}\n${text}\n\n`)
if (rows.length === 0) process.stdout.write('The outbox holds no message.\n')
