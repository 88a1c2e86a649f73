import { desc } from 'drizzle-orm'
import type { Person } from '../../actor.ts'
import type { Reauthentication } from '../../identity/reauthentication.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { problem } from '../../problems.ts'
import { hasAdministrator, lockAdministrators, lockUser } from '../users/admin-store.ts'
import { eraser } from './erasure.ts'
import { periodOf } from './retention-job.ts'
import { retentionRules } from './retention.ts'
import { deletionLog, retentionRuns } from './schema.ts'
import type { PersonalDataSource } from './source.ts'

const exports = { times: 5, seconds: 86_400 }
const shownDeletions = 50

/** What is kept about people: all of it for themselves, gone when they want, and for no longer than its time. */
export const createPersonalData = (
  deps: ModuleDeps,
  reauthentication: Reauthentication,
  sources: readonly PersonalDataSource[],
) => {
  const { database, clock, attempts, audit } = deps
  const erasing = eraser(deps, sources)
  return {
    exportFor: async (actor: Person, password: string) => {
      await reauthentication.require(actor, password, 'body.password')
      await attempts.count(`export ${actor.id}`, exports, 'identity.tooManyRequests')
      return database.transaction(async (transaction) => {
        const data: Record<string, unknown> = {}
        // oxlint-disable-next-line no-await-in-loop -- one connection answers one question after the other
        for (const source of sources) data[source.name] = await source.exportFor(transaction, actor.id)
        await audit.record(transaction, {
          actor,
          subjectId: actor.id,
          action: 'account.export',
          reason: 'ownRequest',
        })
        return {
          format: 'avita-personal-data' as const,
          version: 1 as const,
          createdAt: clock().toISOString(),
          kept: sources.flatMap(({ name, keptBecause }) =>
            keptBecause === undefined ? [] : [{ name, because: keptBecause }],
          ),
          data,
        }
      })
    },

    eraseFor: async (actor: Person, password: string): Promise<number> => {
      await reauthentication.require(actor, password, 'body.password')
      const { records, address } = await database.transaction(async (transaction) => {
        await lockAdministrators(transaction)
        const person = await lockUser(transaction, actor.id)
        if (!person) throw problem('access.tokenInvalid', { status: 401 })
        const count = await erasing.erase(transaction, actor.id, 'request')
        if (!(await hasAdministrator(transaction))) throw problem('user.lastAdministrator', { status: 409 })
        await audit.record(transaction, {
          actor,
          subjectId: actor.id,
          action: 'account.erase',
          reason: 'ownRequest',
          details: { records: count },
        })
        return { records: count, address: person.email }
      })
      await erasing.removeMails(address)
      return records
    },

    retention: async () => {
      const runs = await database.select().from(retentionRuns)
      const deletions = await database
        .select()
        .from(deletionLog)
        .orderBy(desc(deletionLog.at), desc(deletionLog.id))
        .limit(shownDeletions)
      const items = await Promise.all(
        retentionRules.map(async (rule) => {
          const run = runs.find(({ recordType }) => recordType === rule.recordType)
          return {
            recordType: rule.recordType,
            days: await periodOf(database, rule),
            defaultDays: rule.days,
            ranAt: run?.ranAt.toISOString() ?? null,
            removed: run?.removed ?? null,
          }
        }),
      )
      return {
        items,
        deletions: deletions.map(({ recordType, count, cause, at }) => ({
          recordType,
          count,
          cause,
          at: at.toISOString(),
        })),
      }
    },
  }
}
