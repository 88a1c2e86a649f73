import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import type { Entry } from './entry.ts'
import { auditEntries, auditHeads, auditRegister } from './schema.ts'
import type { Head } from './seals.ts'

/** Which of these chains have begun. */
export const knownChains = async (database: Database, chains: readonly string[]): Promise<Set<string>> => {
  const rows = await database
    .select({ chain: auditHeads.chain })
    .from(auditHeads)
    .where(inArray(auditHeads.chain, [...chains]))
  return new Set(rows.map(({ chain }) => chain))
}

/** The ends of chains, held until the transaction ends; those without entries are missing. */
export const lockHeads = (transaction: Database, chains: readonly string[]): Promise<Head[]> =>
  transaction
    .select({
      chain: auditHeads.chain,
      number: auditHeads.number,
      entries: auditHeads.entries,
      hash: auditHeads.hash,
    })
    .from(auditHeads)
    .where(inArray(auditHeads.chain, [...chains]))
    .orderBy(asc(auditHeads.chain))
    .for('update')

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

interface Sealed {
  readonly seal: string
}

export const writeHeads = async (transaction: Database, heads: readonly (Head & Sealed)[]): Promise<void> => {
  await transaction.insert(auditHeads).values([...heads])
}

/** Adds entries, one a chain, and moves the heads of their chains, in one statement. */
export const append = async (transaction: Database, entries: readonly (Entry & Sealed)[]): Promise<void> => {
  await transaction.execute(sql`
    with written as (
      select * from json_to_recordset(${JSON.stringify(entries)}::json) as entry (
        chain uuid, position integer, at timestamptz, "actorId" uuid, "actorRoles" integer[], "clientId" text,
        action text, "subjectId" uuid, reason text, details text, "previousHash" text, hash text, seal text)
    ), moved as (
      update ${auditHeads} as head set entries = written.position, hash = written.hash, seal = written.seal
      from written where head.chain = written.chain
    )
    insert into ${auditEntries}
      (chain, position, at, actor_id, actor_roles, client_id, action, subject_id, reason, details, previous_hash, hash)
    select chain, position, at, "actorId", "actorRoles", "clientId", action, "subjectId", reason, details,
      "previousHash", hash
    from written`)
}

/** What somebody did in these chains since a moment. */
export const readingsSince = (
  database: Database,
  { actorId, since }: { readonly actorId: string; readonly since: Date },
  chains: readonly string[],
) =>
  database
    .select({
      chain: auditEntries.chain,
      subjectId: auditEntries.subjectId,
      action: auditEntries.action,
      reason: auditEntries.reason,
      details: auditEntries.details,
      clientId: auditEntries.clientId,
    })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.actorId, actorId),
        gt(auditEntries.at, since),
        inArray(auditEntries.chain, [...chains]),
      ),
    )

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
