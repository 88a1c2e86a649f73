import journal from '../../migrations/meta/_journal.json' with { type: 'json' }
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { prepareDatabase } from '../prepare-database.ts'
import { demoAccounts, syntheticEmployees } from '../seed/demo-accounts.ts'
import { createTestDatabase, dropTestDatabase } from '../testing/test-database.ts'

const everybody = demoAccounts.length + syntheticEmployees.length

const emptyDatabase = async () => {
  const url = await createTestDatabase()
  onTestFinished(() => dropTestDatabase(url))
  return url
}

const ask = async (url: string, question: string): Promise<unknown> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query({ text: question, rowMode: 'array' })).rows[0]?.[0]
  } finally {
    await client.end()
  }
}

const prepare = (DATABASE_URL: string) => prepareDatabase({ DATABASE_URL, SEED_DEMO: true }, new Date())

const summary = async (url: string) => ({
  tables: await ask(url, "select count(*)::int from information_schema.tables where table_schema = 'public'"),
  users: await ask(url, 'select count(*)::int from users'),
  pages: await ask(url, 'select count(*)::int from role_pages'),
  migrations: await ask(url, 'select count(*)::int from drizzle.__drizzle_migrations'),
})

test('preparing twice, and four times at once, changes nothing more', async () => {
  const url = await emptyDatabase()
  await Promise.all([prepare(url), prepare(url), prepare(url), prepare(url)])
  const first = await summary(url)

  await prepare(url)

  expect(await summary(url)).toEqual(first)
  expect(first).toMatchObject({ users: everybody, migrations: journal.entries.length })
})

test('what was changed after the seed stays changed', async () => {
  const url = await emptyDatabase()
  await prepare(url)
  await ask(url, "update users set is_active = false where username = 'employee'")

  await prepare(url)

  expect(await ask(url, "select is_active from users where username = 'employee'")).toBe(false)
})

test('a process killed at any moment of its preparation leaves a database that the next one completes', async () => {
  const url = await emptyDatabase()
  const script = `
    const { prepareDatabase } = await import(${JSON.stringify(new URL('../prepare-database.ts', import.meta.url).href)})
    process.send('begins')
    await prepareDatabase({ DATABASE_URL: ${JSON.stringify(url)}, SEED_DEMO: true }, new Date())
    process.send('done')`
  for (const milliseconds of [15, 45, 90, 160]) {
    const child = spawn(process.execPath, ['--conditions=avita', '--input-type=module', '-e', script], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    await once(child, 'message')
    await setTimeout(milliseconds)
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  await prepare(url)

  expect(await summary(url)).toMatchObject({ users: everybody, migrations: journal.entries.length })
}, 30_000)
