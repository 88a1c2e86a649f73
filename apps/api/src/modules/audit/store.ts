import { and, asc, count, desc, eq, gte, lt, ne, or, sql, type SQL, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import type { Entry } from './entry.ts'
import { auditEntries, auditHeads, auditRegister } from './schema.ts'
import type { Head } from './seals.ts'

/** The end of a chain, held until the transaction ends; `null` for a chain without entries. */
export const lockHead = async (transaction: Database, chain: string): Promise<Head | null> => {
  const [head] = await transaction
    .select({
      chain: auditHeads.chain,
      number: auditHeads.number,
      entries: auditHeads.entries,
      hash: auditHeads.hash,
    })
    .from(auditHeads)
    .where(eq(auditHeads.chain, chain))
    .for('update')
  return head ?? null
}

/** The number of chains, held until the transaction ends. */
export const lockRegister = async (transaction: Database, sealOfNone: string): Promise<number> => {
  await transaction.insert(auditRegister).values({ chains: 0, seal: sealOfNone }).onConflictDoNothing()
  const [register] = await transaction
    .select({ chains: auditRegister.chains })
    .from(auditRegister)
    .for('update')
  return register?.chains ?? 0
}

export const writeRegister = async (transaction: Database, chains: number, seal: string): Promise<void> => {
  await transaction.update(auditRegister).set({ chains, seal })
}

export const writeHead = async (transaction: Database, head: Head, seal: string): Promise<void> => {
  await transaction.insert(auditHeads).values({ ...head, seal })
}

/** Adds an entry and moves its chain's head, in one statement. */
export const append = async (transaction: Database, entry: Entry, seal: string): Promise<void> => {
  const moved = transaction
    .update(auditHeads)
    .set({ entries: entry.position, hash: entry.hash, seal })
    .where(eq(auditHeads.chain, entry.chain))
  const roles = `{${entry.actorRoles.join(',')}}`
  await transaction.execute(sql`
    with moved as (${moved.getSQL()})
    insert into ${auditEntries}
      (chain, position, at, actor_id, actor_roles, client_id, action, subject_id, reason, details, previous_hash, hash)
    values (${entry.chain}, ${entry.position}, ${entry.at.toISOString()}, ${entry.actorId}, ${roles}::integer[],
      ${entry.clientId}, ${entry.action}, ${entry.subjectId}, ${entry.reason}, ${entry.details},
      ${entry.previousHash}, ${entry.hash})`)
}

export interface EntryFilter {
  readonly subjectId?: string | undefined
  readonly actorId?: string | undefined
  /** Leaves out what this person did. */
  readonly notBy?: string | undefined
  readonly action?: string | undefined
  readonly from?: Date | undefined
  readonly until?: Date | undefined
}

interface PageOf {
  readonly pageIndex: number
  readonly pageSize: number
}

const conditionOf = ({ subjectId, actorId, notBy, action, from, until }: EntryFilter): SQL | undefined =>
  and(
    // The chain is the subject wherever there is one, and the chain has the index.
    subjectId === undefined
      ? undefined
      : and(eq(auditEntries.chain, subjectId), eq(auditEntries.subjectId, subjectId)),
    actorId === undefined ? undefined : eq(auditEntries.actorId, actorId),
    notBy === undefined ? undefined : or(isNull(auditEntries.actorId), ne(auditEntries.actorId, notBy)),
    action === undefined ? undefined : eq(auditEntries.action, action),
    from === undefined ? undefined : gte(auditEntries.at, from),
    until === undefined ? undefined : lt(auditEntries.at, until),
  )

/** One page of entries, the newest first. */
export const listEntries = async (
  database: Database,
  filter: EntryFilter,
  { pageIndex, pageSize }: PageOf,
  /** What may be listed at all. */
  allowed?: SQL,
): Promise<{ items: Entry[]; totalCount: number }> => {
  const condition = and(conditionOf(filter), allowed)
  const items = await database
    .select()
    .from(auditEntries)
    .where(condition)
    .orderBy(desc(auditEntries.at), desc(auditEntries.chain), desc(auditEntries.position))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
  const [total] = await database.select({ count: count() }).from(auditEntries).where(condition)
  return { items, totalCount: total?.count ?? 0 }
}

export const readRegister = async (database: Database) => {
  const [register] = await database.select().from(auditRegister)
  return register ?? null
}

/** How many chains have an end; fewer than the register says where one is gone. */
export const countHeads = (database: Database): Promise<number> => database.$count(auditHeads)

export const readHeads = (database: Database, chain?: string) =>
  database
    .select()
    .from(auditHeads)
    .where(chain === undefined ? undefined : eq(auditHeads.chain, chain))
    .orderBy(asc(auditHeads.number))

const batch = 2000

/** Every entry in the order of its chain, in batches: a long log is not held in memory. */
export async function* readEntries(database: Database, chain?: string): AsyncGenerator<Entry> {
  let last: Entry | undefined
  while (true) {
    const rows: Entry[] = await database
      .select()
      .from(auditEntries)
      .where(
        and(
          chain === undefined ? undefined : eq(auditEntries.chain, chain),
          last &&
            sql`(${auditEntries.chain}, ${auditEntries.position}) > (${last.chain}::uuid, ${last.position}::int)`,
        ),
      )
      .orderBy(asc(auditEntries.chain), asc(auditEntries.position))
      .limit(batch)
    yield* rows
    last = rows.at(-1)
    if (rows.length < batch || !last) return
  }
}
