import { settingKeys } from '@avita/api-client/contract'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { describeError } from '../../http/failure.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { settingOf } from '../settings/store.ts'
import { type RetentionRule, retentionRules } from './retention.ts'
import { deletionLog, retentionRuns } from './schema.ts'

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

/** Writes into the deletion log that something went, where something did. */
export const logDeletion = async (
  transaction: Database,
  entry: typeof deletionLog.$inferInsert,
): Promise<void> => {
  if (entry.count > 0) await transaction.insert(deletionLog).values(entry)
}

const enforce = ({ database, clock }: Pick<ModuleDeps, 'database' | 'clock'>, rule: RetentionRule) =>
  database.transaction(async (transaction) => {
    const { recordType, remove } = rule
    const now = clock()
    if (!(await holds(transaction, recordType))) return
    if (now.getTime() - (await lastRunOf(transaction, recordType)) < betweenRuns) return
    const days = await periodOf(transaction, rule)
    const removed = await remove(transaction, new Date(now.getTime() - days * day))
    await logDeletion(transaction, { recordType, count: removed, cause: 'retention', at: now })
    await transaction
      .insert(retentionRuns)
      .values({ recordType, ranAt: now, removed })
      .onConflictDoUpdate({ target: retentionRuns.recordType, set: { ranAt: now, removed } })
  })

/**
 * Removes what is over, kind by kind, each in a transaction with its line in the deletion log. One after the other: a
 * large one must not hold several connections. A kind that fails is logged and keeps no other from its turn.
 */
export const runRetention = async (
  deps: Pick<ModuleDeps, 'database' | 'clock' | 'log'>,
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
