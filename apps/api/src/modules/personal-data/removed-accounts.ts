import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { describeError } from '../../http/failure.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { personalDataSources } from '../../personal-data-sources.ts'
import { customers, users } from '../users/schema.ts'
import { eraser } from './erasure.ts'

/** So many are tried before a run gives up: one whose data does not go must not keep the others. */
const tries = 20

/** Removed before a moment, themselves or with their company, and still to be erased. */
const isDue = (before: Date) =>
  and(isNull(users.erasedAt), or(lt(users.removedAt, before), lt(customers.removedAt, before)))

/** Erases one account that was removed before a moment, with its entry in the log; answers how many that were. */
export const eraseOneRemoved = async (
  deps: ModuleDeps,
  transaction: Database,
  before: Date,
): Promise<number> => {
  const due = await transaction
    .select({ id: users.id })
    .from(users)
    .leftJoin(customers, eq(customers.id, users.customerId))
    .where(isDue(before))
    .orderBy(sql`random()`)
    .limit(tries)
  const erasing = eraser(deps, personalDataSources(deps))

  /** Looks again with the row held: somebody may be restoring the account. */
  const erase = (id: string) =>
    transaction.transaction(async (within) => {
      const [person] = await within
        .select({ id: users.id })
        .from(users)
        .leftJoin(customers, eq(customers.id, users.customerId))
        .where(and(eq(users.id, id), isDue(before)))
        .for('update', { of: users, skipLocked: true })
      if (!person) return 0
      const records = await erasing.erase(within, id, 'retention')
      await deps.audit.record(within, {
        actor: 'system',
        subjectId: id,
        action: 'account.erase',
        reason: 'retention',
        details: { records },
      })
      return 1
    })

  for (const { id } of due)
    try {
      // oxlint-disable-next-line no-await-in-loop -- the next is tried only where this one stays
      if ((await erase(id)) === 1) return 1
    } catch (error) {
      deps.log.warn({ error: describeError(error) }, 'a removed account could not be erased')
    }
  return 0
}
