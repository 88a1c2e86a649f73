import { lt } from 'drizzle-orm'
import { deleteInBatches } from './database/delete-in-batches.ts'
import { mailFolderOf, removeOldMails } from './delivery/mail-folder.ts'
import { describeError } from './http/failure.ts'
import { attempts, oneTimePasswords, passwordResets } from './identity/schema.ts'
import type { ModuleDeps } from './module-deps.ts'
import { followAudit } from './modules/audit/rounds.ts'
import { closeReadCounts } from './modules/notifications/read-count.ts'
import { periodOf, runRetention } from './modules/personal-data/retention-job.ts'
import { messageRule, retentionRules } from './modules/personal-data/retention.ts'
import { pendingContacts } from './modules/users/schema.ts'
import { closeBooks } from './modules/reports/close-books.ts'
import { providerCvService } from './modules/provider-cvs/service.ts'
import { createFileKeeper } from './storage/file-keeper.ts'

const everyMilliseconds = 10 * 60_000
const day = 86_400_000
/** Far longer than the largest upload takes: what is still unfinished then belongs to a process that has died. */
const unfinishedMilliseconds = 3_600_000

/** Removes what has no more use: spent codes, links, counters and files, and every record whose time is over. */
export const tidy = async (deps: ModuleDeps): Promise<void> => {
  const { database, clock, config, log, storage } = deps
  const now = clock()

  /** One step; `false` where it failed, which keeps no other from its turn. */
  const step = async (name: string, work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (error) {
      log.warn({ step: name, error: describeError(error) }, 'a step of the housekeeping failed')
      return false
    }
  }

  await step('attempts', () => deleteInBatches(database, attempts, lt(attempts.opensAt, now)))
  await step('oneTimePasswords', () =>
    deleteInBatches(database, oneTimePasswords, lt(oneTimePasswords.expiresAt, now)),
  )
  await step('passwordResets', () =>
    deleteInBatches(database, passwordResets, lt(passwordResets.expiresAt, now)),
  )
  await step('pendingContacts', () =>
    deleteInBatches(database, pendingContacts, lt(pendingContacts.expiresAt, now)),
  )
  // Before anything is removed: a released figure no longer depends on what it was counted from.
  const areBooksClosed = await step('books', () => closeBooks(deps))
  await step('readCounts', () => closeReadCounts(deps))
  await step('retention', () =>
    runRetention(
      deps,
      retentionRules.filter(({ isCounted = false }) => areBooksClosed || !isCounted),
    ),
  )
  await step('mailFiles', async () => {
    const folder = mailFolderOf(config)
    const days = await periodOf(database, messageRule)
    if (folder !== null) await removeOldMails(folder, new Date(now.getTime() - days * day))
  })
  await step('unclaimedCvs', () => providerCvService(deps).forgetUnclaimed())
  await step('files', () => createFileKeeper(deps).sweep())
  await step('unfinishedFiles', async () =>
    storage.removeUnfinished?.(new Date(now.getTime() - unfinishedMilliseconds)),
  )
  await step('audit', () => followAudit(deps))
}

/** Tidies now and then; a step that fails waits for the next round. */
export const startHousekeeping = (deps: ModuleDeps): (() => void) => {
  const timer = setInterval(() => void tidy(deps), everyMilliseconds)
  return () => clearInterval(timer)
}
