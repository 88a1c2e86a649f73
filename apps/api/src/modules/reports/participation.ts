import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { deleteSome } from '../../database/delete-in-batches.ts'
import type { KeyVault } from '../../identity/key-vault.ts'
import type { Clock } from '../../module-deps.ts'
import type { PersonalDataSource } from '../personal-data/source.ts'
import { users } from '../users/schema.ts'
import { grainOfKind, type ParticipationKind } from './kinds.ts'
import { periodAt } from './periods.ts'
import { participationFacts } from './schema.ts'

export interface Participated {
  readonly personId: string
  /** `null` for private customers and the operator's own people: nobody reports on them, so nothing is written. */
  readonly customerId: string | null
  /** Without one: the person was active, and that is all. */
  readonly kind?: ParticipationKind
  /** The id of an article's category. Never a title, an item or an answer. */
  readonly topic?: string | undefined
}

export interface Participation {
  /** Writes that somebody took part, once per calendar period. Call it in the transaction of the act. */
  readonly record: (transaction: Database, participated: Participated) => Promise<void>
}

export type Fact = typeof participationFacts.$inferInsert

type Pseudonymise = (period: string, kind: string, topic: string, personId: string) => string

/** Another one for every period, kind and topic: what one person did cannot be put together again. */
const pseudonymiser =
  (vault: Pick<KeyVault, 'digest'>): Pseudonymise =>
  (period, kind, topic, personId) =>
    vault.digest('participation', [period, kind, topic, personId].join('\0')).slice(0, 22)

/** The rows that one act of participation leaves. */
export const factsOf = (
  vault: Pick<KeyVault, 'digest'>,
  { personId, customerId, kind, topic }: Participated & { readonly customerId: string },
  moment: Date,
): Fact[] => {
  const pseudonymOf = pseudonymiser(vault)
  const month = periodAt('month', moment).code
  const quarter = periodAt('quarter', moment).code
  const fact = (period: string, name: string, about = ''): Fact => ({
    customerId,
    period,
    kind: name,
    topic: about,
    pseudonym: pseudonymOf(period, name, about, personId),
  })
  return [
    fact(month, 'active'),
    fact(quarter, 'active'),
    ...(kind ? [fact(grainOfKind[kind] === 'month' ? month : quarter, kind)] : []),
    ...(topic ? [fact(quarter, 'topic', topic)] : []),
  ]
}

/**
 * Facts name nobody, so that no trigger can refuse them for somebody who was erased: the person is held, and an erasure
 * that is under way waited for.
 */
const writeUnlessErased = async (transaction: Database, personId: string, facts: readonly Fact[]) => {
  const [person] = await transaction
    .select({ erasedAt: users.erasedAt })
    .from(users)
    .where(eq(users.id, personId))
    .for('key share')
  if (!person || person.erasedAt) return
  await transaction
    .insert(participationFacts)
    .values([...facts])
    .onConflictDoNothing()
}

/** So many are remembered at most; a few megabytes. */
const mostRemembered = 50_000

export const createParticipation = (database: Database, vault: KeyVault, clock: Clock): Participation => {
  // What this process has written need not be tried again with every page that is read.
  const written = new Set<string>()
  return {
    record: async (transaction, { customerId, ...participated }) => {
      if (customerId === null) return
      const now = clock()
      const { personId, kind = '', topic = '' } = participated
      const key = [periodAt('month', now).code, customerId, personId, kind, topic].join()
      if (written.has(key)) return
      const facts = factsOf(vault, { ...participated, customerId }, now)
      const write = (within: Database) => writeUnlessErased(within, personId, facts)
      await (transaction === database ? database.transaction(write) : write(transaction))
      // A transaction may still be taken back.
      if (transaction !== database) return
      if (written.size >= mostRemembered) written.clear()
      written.add(key)
    },
  }
}

/** A person's own facts: whoever holds the key can find them again, so they are exported and erased like all else. */
export const participationSource = (vault: KeyVault): PersonalDataSource => {
  const pseudonymOf = pseudonymiser(vault)
  const pseudonymsOf = async (database: Database, personId: string) => {
    const { period, kind, topic } = participationFacts
    const counted = await database.selectDistinct({ period, kind, topic }).from(participationFacts)
    return counted.map((row) => pseudonymOf(row.period, row.kind, row.topic, personId))
  }
  return {
    name: 'participation',
    exportFor: async (database, personId) => {
      const { period, kind, topic, pseudonym } = participationFacts
      const own = await pseudonymsOf(database, personId)
      return database
        .select({ period, kind, topic })
        .from(participationFacts)
        .where(inArray(pseudonym, own))
        .orderBy(period, kind, topic)
    },
    eraseFor: async (transaction, personId) => {
      const own = await pseudonymsOf(transaction, personId)
      const { rowCount } = await transaction
        .delete(participationFacts)
        .where(inArray(participationFacts.pseudonym, own))
      return rowCount ?? 0
    },
  }
}

/** Removes at most so many facts of periods that ended before a moment; answers how many. */
export const removeFactsBefore = (database: Database, before: Date, limit: number): Promise<number> =>
  deleteSome(
    database,
    participationFacts,
    sql`case when period like '%Q%'
      then period < ${periodAt('quarter', before).code} else period < ${periodAt('month', before).code} end`,
    limit,
  )
