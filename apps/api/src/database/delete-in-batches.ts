import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

/** So many rows go well within the time limit of one statement, whatever else the database does. */
export const batchSize = 5_000

/** At most so many of the rows that a condition names, for the `where` of a delete. */
export const atMost = (limit: number, table: PgTable, which: SQL): SQL =>
  sql`ctid = any (array(select ctid from ${table} where ${which} limit ${limit}))`

/** Deletes at most so many rows; answers how many went. */
export const deleteSome = async (
  database: Database,
  table: PgTable,
  which: SQL,
  limit: number,
): Promise<number> => {
  const { rowCount } = await database.delete(table).where(atMost(limit, table, which))
  return rowCount ?? 0
}

/** Deletes all that a condition names, one batch after the other: one statement for a backlog would run into its limit. */
export const deleteInBatches = async (
  database: Database,
  table: PgTable,
  which: SQL,
  size = batchSize,
): Promise<void> => {
  // oxlint-disable-next-line no-await-in-loop -- each batch is a statement of its own
  while ((await deleteSome(database, table, which, size)) === size);
}
