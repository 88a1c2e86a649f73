import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase, dropTestDatabase } from '../testing/test-database.ts'
import { knownMigrations, migrateDatabase } from './migrate.ts'

vi.setConfig({ testTimeout: 60_000 })

const nothing = async () => undefined
const total = knownMigrations().length

const emptyDatabase = async () => {
  const url = await createTestDatabase()
  onTestFinished(() => dropTestDatabase(url))
  return url
}

const withClient = async <Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const inOurs = "n.nspname not like 'pg\\_%' and n.nspname not in ('information_schema', 'drizzle')"

/** Everything that makes a schema, as text: a difference shows as a line. */
const facts = [
  `select 'column ' || n.nspname || '.' || c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
     || case when a.attnotnull then ' not null' else '' end || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '')
     || a.attgenerated::text || a.attidentity::text as fact
   from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
   left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
   where a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'v', 'm', 'p') and ${inOurs}`,
  `select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(k.oid) as fact
   from pg_constraint k join pg_namespace n on n.oid = k.connamespace where conrelid <> 0 and contype <> 'n' and ${inOurs}`,
  `select 'index ' || indexdef as fact from pg_indexes where schemaname not like 'pg\\_%' and schemaname not in ('information_schema', 'drizzle')`,
  `select 'view ' || c.oid::regclass || ' ' || pg_get_viewdef(c.oid) as fact
   from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('v', 'm') and ${inOurs}`,
  `select 'trigger ' || pg_get_triggerdef(t.oid) as fact
   from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace where not tgisinternal and ${inOurs}`,
  `select 'function ' || pg_get_functiondef(p.oid) as fact
   from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_language l on l.oid = p.prolang
   where l.lanname in ('sql', 'plpgsql') and ${inOurs}
     and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`,
  `select 'grant ' || c.oid::regclass || ' ' || g.grantee::regrole || ' ' || g.privilege_type as fact
   from pg_class c join pg_namespace n on n.oid = c.relnamespace, aclexplode(c.relacl) g
   where g.grantee <> 0 and g.grantee <> c.relowner and ${inOurs}`,
  `select 'sequence ' || c.oid::regclass as fact from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'S' and ${inOurs}`,
]

const schemaOf = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ fact: string }>(`${facts.join(' union all ')} order by 1`)
    return rows.map(({ fact }) => fact)
  })

interface Column {
  readonly name: string
  readonly type: string
  readonly refers: string | null
  readonly allowed: string[] | null
}

const columnsQuery = `
  select a.attname as name, t.typname as type,
    (select format('(select %I from %s limit 1)', fa.attname, f.confrelid::regclass) from pg_constraint f
      join pg_attribute fa on fa.attrelid = f.confrelid and fa.attnum = f.confkey[array_position(f.conkey, a.attnum)]
      where f.conrelid = a.attrelid and f.contype = 'f' and f.confrelid <> f.conrelid and a.attnum = any (f.conkey) limit 1) as refers,
    (select array_agg(m[1]) from pg_constraint k, regexp_matches(pg_get_constraintdef(k.oid), '''([^'']+)''::text', 'g') m
      where k.conrelid = a.attrelid and k.contype = 'c' and a.attnum = k.conkey[1]) as allowed
  from pg_attribute a join pg_type t on t.oid = a.atttypid
  where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''`

const valueOf = ({ type, refers, allowed }: Column): string => {
  if (refers !== null) return refers
  if (allowed?.[0] !== undefined) return `'${allowed[0]}'`
  switch (type) {
    case 'uuid':
      return 'gen_random_uuid()'
    case 'timestamptz':
    case 'timestamp':
    case 'date':
      return 'now()'
    case 'bool':
      return 'true'
    case 'jsonb':
    case 'json':
      return "'[]'"
    case 'bytea':
      return "'\\\\x01'"
    case 'tstzrange':
      return "tstzrange(now(), now() + interval '1 hour')"
    default:
      if (type.startsWith('_')) return "'{}'"
      return /^(int|float|numeric)/.test(type) ? '1' : "'a'"
  }
}

const tableNames = async (client: Client) => {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and ${inOurs} order by 1`,
  )
  return rows.map(({ name }) => name)
}

const countIn = async (client: Client, table: string) => {
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${table}`)
  return rows[0]?.count ?? 0
}

/** A row in every table that takes one made of plain values, those that others refer to first; answers what lies where. */
const fill = (url: string) =>
  withClient(url, async (client) => {
    const tables = await tableNames(client)
    const filled = new Map<string, number>()
    for (let round = 0; round < 6; round += 1)
      for (const table of tables.filter((name) => !filled.has(name))) {
        const { rows } = await client.query<Column>(columnsQuery, [table])
        const names = rows.map(({ name }) => `"${name}"`).join(', ')
        await client
          .query(`insert into ${table} (${names}) select ${rows.map(valueOf).join(', ')}`)
          .then(async () => filled.set(table, await countIn(client, table)))
          // A reference whose row is not there yet, or a rule that plain values do not keep.
          .catch(() => null)
      }
    return { filled, tables: tables.length }
  })

const fresh = await (async () => {
  const url = await createTestDatabase()
  try {
    await migrateDatabase(url, nothing)
    return await schemaOf(url)
  } finally {
    await dropTestDatabase(url)
  }
})()

const earlier = Array.from({ length: total - 1 }, (_, index) => index + 1)

test.each(earlier.map((count) => [count] as const))(
  'a database of the first %i migrations, with rows in it, becomes the newest and keeps its rows',
  async (count) => {
    const url = await emptyDatabase()
    await migrateDatabase(url, nothing, count)
    const { filled, tables } = await fill(url)
    expect(filled.size).toBeGreaterThan(tables / 2)

    await migrateDatabase(url, nothing)

    expect(await schemaOf(url)).toEqual(fresh)
    await withClient(url, async (client) => {
      const left = await tableNames(client)
      for (const [table, rows] of filled)
        if (left.includes(table))
          expect([table, await countIn(client, table)]).toEqual([
            table,
            expect.toSatisfy((now: number) => now >= rows),
          ])
    })
  },
)

test('the comparison sees a column, an index and a rule that differ', async () => {
  for (const change of [
    'alter table users add column extra text',
    'drop index users_of_customer',
    'alter table users alter column email drop not null',
  ]) {
    const url = await emptyDatabase()
    await migrateDatabase(url, nothing)
    await withClient(url, (client) => client.query(change))
    expect(await schemaOf(url)).not.toEqual(fresh)
  }
})
