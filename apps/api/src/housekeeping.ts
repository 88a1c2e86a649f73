import { lt } from 'drizzle-orm'
import { attempts, oneTimePasswords, passwordResets } from './identity/schema.ts'
import type { ModuleDeps } from './module-deps.ts'
import { followAudit } from './modules/audit/rounds.ts'
import { runRetention } from './modules/personal-data/retention-job.ts'
import { closeBooks } from './modules/reports/close-books.ts'
import { providerCvService } from './modules/provider-cvs/service.ts'
import { createFileKeeper } from './storage/file-keeper.ts'

const everyMilliseconds = 10 * 60_000

/** Removes what has no more use: spent codes, links, counters and files, and every record whose time is over. */
export const tidy = async (deps: ModuleDeps): Promise<void> => {
  const { database, clock } = deps
  const now = clock()
  await database.delete(attempts).where(lt(attempts.opensAt, now))
  await database.delete(oneTimePasswords).where(lt(oneTimePasswords.expiresAt, now))
  await database.delete(passwordResets).where(lt(passwordResets.expiresAt, now))
  // Before anything is removed: a released figure no longer depends on what it was counted from.
  await closeBooks(deps)
  await runRetention(deps)
  await providerCvService(deps).forgetUnclaimed()
  await createFileKeeper(deps).sweep()
  await followAudit(deps)
}

/** Tidies now and then; a round that fails waits for the next. */
export const startHousekeeping = (deps: ModuleDeps): (() => void) => {
  const timer = setInterval(() => {
    tidy(deps).catch(() => deps.log.warn('housekeeping could not reach the database'))
  }, everyMilliseconds)
  return () => clearInterval(timer)
}
