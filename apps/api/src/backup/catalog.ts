import type { Client } from 'pg'
import { BackupError } from './backup-error.ts'

export interface Table {
  /** Quoted, with its schema: `public.users`. */
  readonly name: string
  /** Quoted; without those that the database computes itself. */
  readonly columns: readonly string[]
}

/** Drizzle's own record of migrations is told by the manifest. */
const migrationsSchema = 'drizzle'

const ours = `n.nspname not like 'pg\\_%' and n.nspname not in ('information_schema', '${migrationsSchema}')
  and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

interface TableRow {
  readonly name: string
  readonly columns: string[]
  readonly refers: string[]
}

const tablesQuery = `
  select format('%I.%I', n.nspname, c.relname) as name,
    array(select quote_ident(a.attname) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
    array(select distinct f.confrelid::regclass::oid::text from pg_constraint f
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as refers,
    c.oid::text as id
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and ${ours} order by 1`

/** Every table, those that others refer to first. */
export const readTables = async (client: Client): Promise<Table[]> => {
  const { rows } = await client.query<TableRow & { id: string }>(tablesQuery)
  const waiting = new Map(rows.map((row) => [row.id, row]))
  const ordered: Table[] = []
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ refers }) => refers.every((id) => !waiting.has(id)))
    if (ready.length === 0)
      throw new BackupError('Tables refer to each other in a circle: they have no order.')
    for (const { id, name, columns } of ready) {
      waiting.delete(id)
      ordered.push({ name, columns })
    }
  }
  return ordered
}

export interface Sequence {
  readonly name: string
  readonly lastValue: string
  readonly isCalled: boolean
}

/** Where every sequence stands. They move outside transactions: what is read here is never behind the snapshot. */
export const readSequences = async (client: Client): Promise<Sequence[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and ${ours} order by 1`,
  )
  const sequences: Sequence[] = []
  for (const { name } of rows) {
    const found = await client.query<{ last_value: string; is_called: boolean }>(
      `select last_value::text, is_called from ${name}`,
    )
    const [row] = found.rows
    if (row) sequences.push({ name, lastValue: row.last_value, isCalled: row.is_called })
  }
  return sequences
}

/** The hashes of the migrations that made this database, in their order. */
export const readMigrations = async (client: Client): Promise<string[]> => {
  const { rows: there } = await client.query<{ there: boolean }>(
    `select to_regclass('${migrationsSchema}.__drizzle_migrations') is not null as there`,
  )
  if (there[0]?.there !== true) return []
  const { rows } = await client.query<{ hash: string }>(
    `select hash from ${migrationsSchema}.__drizzle_migrations order by created_at`,
  )
  return rows.map(({ hash }) => hash)
}

/** Whether there is nothing of anybody's: no table, view or sequence in any schema. */
export const isEmptyDatabase = async (client: Client): Promise<boolean> => {
  const { rows } = await client.query<{ there: boolean }>(
    `select exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
        and (n.nspname = '${migrationsSchema}' or (${ours}))) as there`,
  )
  return rows[0]?.there === false
}

/** Takes away everything that a failed restore has brought, and no schema that somebody else may have made. */
export const emptyDatabase = async (client: Client): Promise<void> => {
  for (const name of ['public', migrationsSchema]) await client.query(`drop schema if exists ${name} cascade`)
  await client.query('create schema public')
  await client.query('grant usage on schema public to public')
}
