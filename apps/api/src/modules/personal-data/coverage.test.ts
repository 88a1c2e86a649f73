import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { databaseFailure } from '../../http/database-failure.ts'
import { personalDataSources } from '../../personal-data-sources.ts'
import { idOfUser } from '../../testing/people.ts'
import { startApi } from '../../testing/start-api.ts'

/** Behind which source each table that refers to people stands. */
const sourceOf: Readonly<Record<string, string>> = {
  user_roles: 'account',
  sessions: 'sessions',
  credentials: 'password',
  password_resets: 'password',
  pending_contacts: 'pendingContacts',
  idempotency_keys: 'idempotencyKeys',
  usage_events: 'usageEvents',
  audit_entries: 'auditEntries',
  test_keys: 'testResults',
  test_results: 'testResults',
  outbox: 'messages',
  request_forms: 'requests',
  notification_reads: 'notificationReads',
  notification_sends: 'notificationReads',
  notification_preferences: 'notificationPreferences',
}

const staffWork = 'what staff did for the product: the id leads to an empty shell once the account is erased'

/** Tables that keep the id of somebody who worked with them, and why it may stay. */
const exceptions: Readonly<Record<string, string>> = {
  content_items: staffWork,
  content_versions: staffWork,
  content_setting_versions: staffWork,
  reflection_versions: staffWork,
  test_switches: staffWork,
  test_licences: staffWork,
}

const api = await startApi()

/** Columns with a foreign key to `users`, and those whose names say that they hold a person. */
const columnsAboutPeople = async (): Promise<{ table: string; column: string }[]> => {
  const { rows } = await api.database.execute(sql`
    select distinct table_name as "table", column_name as "column" from (
      select relname::text as table_name, attname::text as column_name
      from pg_constraint
      join pg_class on pg_class.oid = conrelid
      join pg_attribute on attrelid = conrelid and attnum = any (conkey)
      where contype = 'f' and confrelid = 'users'::regclass
      union
      select table_name::text, column_name::text from information_schema.columns
      where table_schema = 'public' and column_name ~ '^(user|person|actor|subject|employee|owner|member)(_id)?$|_by$'
        and table_name in (select table_name from information_schema.tables where table_type = 'BASE TABLE')
    ) as columns order by 1, 2`)
  return rows.map((row) => ({ table: String(row['table']), column: String(row['column']) }))
}

test('every table that refers to people has a source, or a reason to have none', async () => {
  const tables = new Set((await columnsAboutPeople()).map(({ table }) => table))
  const names = personalDataSources(api.deps).map(({ name }) => name)

  expect(tables.size).toBeGreaterThan(8)
  for (const table of tables)
    expect([table, sourceOf[table] ?? exceptions[table]]).toEqual([table, expect.any(String)])
  for (const source of Object.values(sourceOf)) expect(names).toContain(source)
})

test('every source has a name of its own, and the account comes last', () => {
  const names = personalDataSources(api.deps).map(({ name }) => name)

  expect(new Set(names).size).toBe(names.length)
  expect(names.at(-1)).toBe('account')
})

test('nothing refers to somebody who was erased but what is kept for a reason', async () => {
  const { rows } = await api.database.execute(sql`select id from users where username = 'employee'`)
  const id = String(rows[0]?.['id'])
  await api.tokenOf('employee')
  await api
    .as('employee')
    .post('/api/analytics/1/3/push?pageName=Articles', { description: 'x', extras: '{}' })
  const columns = await columnsAboutPeople()

  await api.database.transaction(async (transaction) => {
    for (const source of personalDataSources(api.deps)) await source.eraseFor(transaction, id)
  })

  const left: string[] = []
  for (const { table, column } of columns) {
    const { rows: found } = await api.database.execute(
      sql`select count(*)::int as count from ${sql.identifier(table)} where ${sql.identifier(column)}::text = ${id}`,
    )
    if (found[0]?.['count'] !== 0) left.push(table)
  }
  expect(left.filter((table) => table !== 'audit_entries' && !(table in exceptions))).toEqual([])
})

/** The log says that they were erased; a message knows an address and no person. */
const maySpeakOfThem = ['audit_entries', 'outbox']

test('no table takes a new row about somebody who was erased', async () => {
  const fresh = await startApi()
  const [erased, present] = await Promise.all(
    ['employee', 'colleague'].map((name) => idOfUser(fresh.database, name)),
  )
  await fresh.database.transaction(async (transaction) => {
    for (const source of personalDataSources(fresh.deps)) await source.eraseFor(transaction, erased ?? '')
  })
  // A trigger runs before anything else is looked at, so that the person alone is enough to be refused.
  const refusalOf = async (table: string, column: string, id: string | undefined) => {
    try {
      await fresh.database.execute(
        sql`insert into ${sql.identifier(table)} (${sql.identifier(column)}) values (${id})`,
      )
      return null
    } catch (error) {
      return databaseFailure(error)
    }
  }
  const places = (await columnsAboutPeople()).filter(({ table }) => !maySpeakOfThem.includes(table))

  expect(places.length).toBeGreaterThan(15)
  for (const { table, column } of places) {
    expect([table, column, await refusalOf(table, column, erased)]).toEqual([table, column, 'erased'])
    expect([table, column, await refusalOf(table, column, present)]).toEqual([table, column, null])
  }
})
