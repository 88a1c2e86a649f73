import { asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../database/database.ts'
import { type Entry, noHash } from './entry.ts'
import { auditCheckpoints, auditEntries, auditHeads, auditRound } from './schema.ts'
import type { Head, Link, Seals } from './seals.ts'

/** The end of a chain as it lies in the database, and the place of the last entry that is there. */
export interface KeptHead extends Head {
  readonly seal: string
  readonly last: number | null
}

/** A stretch of a chain: from a link that is known to a place. */
export interface Stretch {
  readonly chain: string
  readonly from: Link
  readonly to: number
}

export const beginning: Link = { position: 0, hash: noHash }

const keptHead = {
  chain: auditHeads.chain,
  number: auditHeads.number,
  entries: auditHeads.entries,
  hash: auditHeads.hash,
  seal: auditHeads.seal,
  // In the same statement as the end, so that nothing is written in between.
  last: sql<number | null>`(select entry.position from audit_entries as entry
    where entry.chain = audit_heads.chain order by entry.position desc limit 1)`,
}

export const headsAfter = (database: Database, number: number, limit: number): Promise<KeptHead[]> =>
  database
    .select(keptHead)
    .from(auditHeads)
    .where(gt(auditHeads.number, number))
    .orderBy(asc(auditHeads.number))
    .limit(limit)

export const allHeads = (database: Database): Promise<KeptHead[]> =>
  database.select(keptHead).from(auditHeads).orderBy(asc(auditHeads.number))

/** Chains that have gone on since they were last followed, or never were. */
export const headsWithNews = (database: Database, limit: number): Promise<KeptHead[]> =>
  database
    .select(keptHead)
    .from(auditHeads)
    .leftJoin(auditCheckpoints, eq(auditCheckpoints.chain, auditHeads.chain))
    .where(gt(auditHeads.entries, sql`coalesce(${auditCheckpoints.position}, 0)`))
    .orderBy(asc(auditHeads.number))
    .limit(limit)

/** The entries of these stretches in the order of their chains. */
export const entriesOn = (database: Database, stretches: readonly Stretch[]): Promise<Entry[]> => {
  const wanted = JSON.stringify(stretches.map(({ chain, from, to }) => ({ chain, after: from.position, to })))
  return database
    .select({
      chain: auditEntries.chain,
      position: auditEntries.position,
      at: auditEntries.at,
      actorId: auditEntries.actorId,
      actorRoles: auditEntries.actorRoles,
      clientId: auditEntries.clientId,
      action: auditEntries.action,
      subjectId: auditEntries.subjectId,
      reason: auditEntries.reason,
      details: auditEntries.details,
      previousHash: auditEntries.previousHash,
      hash: auditEntries.hash,
    })
    .from(auditEntries)
    .innerJoin(
      sql`json_to_recordset(${wanted}::json) as wanted (chain uuid, after integer, "to" integer)`,
      sql`${auditEntries.chain} = wanted.chain and ${auditEntries.position} > wanted.after
        and ${auditEntries.position} <= wanted."to"`,
    )
    .orderBy(asc(auditEntries.chain), asc(auditEntries.position))
}

/** Up to where chains were found whole. One that does not fit its seal counts as none. */
export const readCheckpoints = async (
  database: Database,
  seals: Seals,
  chains?: readonly string[],
): Promise<Map<string, Link>> => {
  const rows = await database
    .select()
    .from(auditCheckpoints)
    .where(chains && inArray(auditCheckpoints.chain, [...chains]))
  return new Map(
    rows
      .filter(({ chain, seal, ...link }) => seal === seals.ofCheckpoint(chain, link))
      .map(({ chain, position, hash }) => [chain, { position, hash }]),
  )
}

export const writeCheckpoint = async (
  transaction: Database,
  seals: Seals,
  chain: string,
  { position, hash }: Link,
): Promise<void> => {
  const set = { position, hash, seal: seals.ofCheckpoint(chain, { position, hash }) }
  await transaction
    .insert(auditCheckpoints)
    .values({ chain, ...set })
    .onConflictDoUpdate({ target: auditCheckpoints.chain, set })
}

/** Chains that have entries and no end, found by leaping from chain to chain. */
export const chainsWithoutEnd = async (database: Database): Promise<string[]> => {
  const { rows } = await database.execute(sql`
    with recursive found (chain) as (
      (select chain from ${auditEntries} order by chain limit 1)
      union all
      select (select entry.chain from ${auditEntries} as entry where entry.chain > found.chain
        order by entry.chain limit 1)
      from found where found.chain is not null
    )
    select chain from found
    where chain is not null and not exists (select from ${auditHeads} as head where head.chain = found.chain)
    limit 20`)
  return rows.map((row) => String(row['chain']))
}

const Fault = z.object({
  kind: z.enum(['entryChanged', 'entryMissing', 'endChanged', 'chainMissing', 'registerChanged']),
  chain: z.string().nullable(),
  position: z.number().nullable(),
})

const Round = z.object({
  startedAt: z.iso.datetime(),
  /** The number of the last chain that was followed to its end, and how far the next one was. */
  number: z.number(),
  within: z.object({ position: z.number(), hash: z.string() }),
  faults: z.array(Fault),
  /** The round before. */
  last: z.object({ startedAt: z.iso.datetime(), faults: z.array(Fault) }).nullable(),
})

/** A way through the whole log from its beginning. */
export type Round = z.infer<typeof Round>

/** The round under way, or `null` where there is none, or none that fits its seal. */
export const readRound = async (database: Database, seals: Seals): Promise<Round | null> => {
  const [row] = await database.select().from(auditRound)
  return row && row.seal === seals.ofRound(row.state) ? Round.parse(JSON.parse(row.state)) : null
}

export const writeRound = async (transaction: Database, seals: Seals, round: Round): Promise<void> => {
  const state = JSON.stringify(round)
  const set = { state, seal: seals.ofRound(state) }
  await transaction.insert(auditRound).values(set).onConflictDoUpdate({ target: auditRound.id, set })
}

/** Held until the end of the transaction; `false` while another replica follows. */
export const holdsRound = async (transaction: Database): Promise<boolean> => {
  const { rows } = await transaction.execute(
    sql`select pg_try_advisory_xact_lock(hashtextextended('audit round', 0)) as held`,
  )
  return rows[0]?.['held'] === true
}
