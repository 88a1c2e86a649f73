import { ConfigurationError } from '@avita/api-client/configuration'
import { readConfig } from '../src/config.ts'
import { Client } from 'pg'

// pnpm --filter @avita/api run outbox [failed]
// Without a word: the last messages that wait, for whoever develops without an SMS service; refused in production, where
// they are other people's. With one: what was given up, which keeps neither text nor recipient.

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
const wish = process.argv[2] ?? 'waiting'
const say = (line: string) => process.stdout.write(`${line}\n`)

const showWaiting = async (client: Client) => {
  if (config.NODE_ENV === 'production') {
    process.stderr.write('Messages are not shown in production.\n')
    process.exitCode = 1
    return
  }
  const { rows } = await client.query<{ created_at: Date; kind: string; recipient: string; text: string }>(
    "select created_at, kind, recipient, text from outbox where text <> '' order by created_at desc limit $1",
    [shown],
  )
  for (const { created_at, kind, recipient, text } of rows)
    say(`${created_at.toISOString()}  ${kind}  ${recipient}\n${text}\n`)
  if (rows.length === 0) say('The outbox holds no message.')
}

const showFailed = async (client: Client) => {
  const { rows } = await client.query<{ failed_at: Date; kind: string; tries: number; failure: string }>(
    'select failed_at, kind, tries, failure from outbox where failed_at is not null order by failed_at desc',
  )
  for (const { failed_at, kind, tries, failure } of rows)
    say(`${failed_at.toISOString()}  ${kind}  ${tries} tries  ${failure}`)
  say(`${rows.length} given up.`)
}

const wishes = new Map([
  ['waiting', showWaiting],
  ['failed', showFailed],
])
const act = wishes.get(wish)
if (!act) {
  process.stderr.write(`Unknown: ${wish}. Known: ${[...wishes.keys()].join(', ')}\n`)
  process.exit(1)
}
const client = new Client({ connectionString: config.DATABASE_URL })
await client.connect()
try {
  await act(client)
} finally {
  await client.end()
}
