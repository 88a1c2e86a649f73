import { settingKeys } from '@avita/api-client/contract'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { batchSize } from '../../database/delete-in-batches.ts'
import { describeError } from '../../http/failure.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { settingOf } from '../settings/store.ts'
import { logDeletion } from './deletion-log.ts'
import { type RetentionRule, retentionRules } from './retention.ts'
import { retentionRuns } from './schema.ts'

const day = 86_400_000
/** Each kind is looked at this often, however many replicas ask. */
const betweenRuns = 3_600_000

/** Held until the end of the transaction; `false` while another replica holds it. */
const holds = async (transaction: Database, recordType: string) => {
  const { rows } = await transaction.execute(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`retention ${recordType}`}, 0)) as held`,
  )
  return rows[0]?.['held'] === true
}

/** How many days a kind of record is kept: the operator's setting where there is one, within its bounds. */
export const periodOf = async (
  database: Database,
  { recordType, days }: Pick<RetentionRule, 'recordType' | 'days'>,
): Promise<number> => {
  const key = settingKeys.find((candidate) => candidate === `retention.${recordType}`)
  const set = key && (await settingOf(database, key))
  return typeof set === 'number' ? set : days
}

const lastRunOf = async (transaction: Database, recordType: string) => {
  const [run] = await transaction
    .select({ ranAt: retentionRuns.ranAt })
    .from(retentionRuns)
    .where(eq(retentionRuns.recordType, recordType))
  return run?.ranAt.getTime() ?? 0
}

/** One batch of a kind with its line in the deletion log; `true` where there may be more. */
const enforceOnce = (
  deps: ModuleDeps,
  rule: RetentionRule,
  { now, removedBefore }: { readonly now: Date; readonly removedBefore: number },
) =>
  deps.database.transaction(async (transaction) => {
    const { recordType, remove, atOnce = batchSize } = rule
    const nothing = { removed: 0, goesOn: false }
    if (!(await holds(transaction, recordType))) return nothing
    if (now.getTime() - (await lastRunOf(transaction, recordType)) < betweenRuns) return nothing
    const days = await periodOf(transaction, rule)
    const removed = await remove(transaction, new Date(now.getTime() - days * day), atOnce, deps)
    await logDeletion(transaction, { recordType, count: removed, cause: 'retention', at: now })
    if (removed >= atOnce) return { removed, goesOn: true }
    const run = { ranAt: now, removed: removedBefore + removed }
    await transaction
      .insert(retentionRuns)
      .values({ recordType, ...run })
      .onConflictDoUpdate({ target: retentionRuns.recordType, set: run })
    return { removed, goesOn: false }
  })

/** Batch after batch, each on its own: a backlog is taken off even where the time does not suffice for all of it. */
const enforce = async (deps: ModuleDeps, rule: RetentionRule): Promise<void> => {
  const now = deps.clock()
  for (let removedBefore = 0, isDone = false; !isDone;) {
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other
    const { removed, goesOn } = await enforceOnce(deps, rule, { now, removedBefore })
    removedBefore += removed
    isDone = !goesOn
  }
}

/**
 * Removes what is over, kind by kind, in batches with their lines in the deletion log. One after the other: a large one
 * must not hold several connections. A kind that fails is logged and keeps no other from its turn.
 */
export const runRetention = async (
  deps: ModuleDeps,
  rules: readonly RetentionRule[] = retentionRules,
): Promise<void> => {
  for (const rule of rules)
    // oxlint-disable-next-line no-await-in-loop
    await enforce(deps, rule).catch((error: unknown) => {
      deps.log.warn(
        { recordType: rule.recordType, error: describeError(error) },
        'records of a kind could not be removed',
      )
    })
}
