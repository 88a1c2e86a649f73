import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../database/database.ts'
import { startApi } from '../../testing/start-api.ts'
import { asReportRole, reportRoleSql, reportsAreOpen } from './role.ts'
import { unlessShut } from './service.ts'
import { reportStore } from './store.ts'

const api = await startApi()

/** Numbers without people, and the figures that were released. */
const readable = ['crash_counts', 'download_counts', 'released_cells', 'report_customers']

test('the report role may read no table and no view but four, none of which knows a person', async () => {
  const { rows } = await api.database.execute<{ name: string }>(
    sql`select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p') order by 1`,
  )
  const names = rows.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['users', 'usage_events', 'participation_facts', 'sessions']))

  const open: string[] = []
  for (const name of names) {
    const asked = await api.deps.reportDatabase
      .execute(sql`select * from ${sql.identifier(name)} limit 1`)
      .then(() => 'read')
      .catch((error: unknown) => String(error instanceof Error ? error.cause : error))
    if (asked === 'read') open.push(name)
    else expect(asked).toContain('permission denied')
  }
  expect(open).toEqual(readable)
})

test.each([
  "insert into participation_facts (customer_id, period, kind, pseudonym) select id, '2026-Q1', 'test', 'x' from report_customers",
  'update released_cells set at_least = 0',
  'delete from released_cells',
  'update crash_counts set count = 0',
  'create table mine (id int)',
])('the report role cannot: %s', async (statement) => {
  await expect(api.deps.reportDatabase.execute(sql.raw(statement))).rejects.toMatchObject({
    cause: { code: '42501' },
  })
})

test('the role is on from the first moment of a connection, whatever options the address already has', async () => {
  const url = new URL(api.config.DATABASE_URL)
  url.searchParams.set('options', '-c work_mem=5MB')
  const client = new Client({ connectionString: asReportRole(url.href) })
  await client.connect()
  const { rows } = await client.query("select current_user as name, current_setting('work_mem') as memory")
  await client.end()

  expect(rows).toEqual([{ name: 'report', memory: '5MB' }])
  expect(await reportsAreOpen(api.deps.reportDatabase)).toBe(true)
})

test('where the role is missing the reports are shut, and no other way is tried', async () => {
  const url = asReportRole(api.config.DATABASE_URL).replace('role%3Dreport', 'role%3Dnobody_at_all')
  expect(url).toContain('nobody_at_all')
  const { database, close } = openDatabase(url, 1, api.deps.log)
  onTestFinished(close)

  expect(await reportsAreOpen(database)).toBe(false)
  await expect(
    unlessShut(() => reportStore(database).customer('0f0c1c5e-5d0a-4c8e-9d3e-1a0000000001')),
  ).rejects.toMatchObject({ code: 'report.shut', parts: { status: 503 } })
})

test('a connection with more rights does not pass for the report role; what to run is said', async () => {
  expect(await reportsAreOpen(api.database)).toBe(false)
  expect(reportRoleSql('avita')).toBe('create role report nologin; grant report to "avita";')
})
