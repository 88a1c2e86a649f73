import type { Database } from '../../database/database.ts'
import { mailFolderOf, removeMailsTo } from '../../delivery/mail-folder.ts'
import { describeError } from '../../http/failure.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { logDeletion } from './deletion-log.ts'
import type { PersonalDataSource } from './source.ts'

/** How a person's data goes, whoever has asked for it. */
export const eraser = (
  { clock, config, log }: Pick<ModuleDeps, 'clock' | 'config' | 'log'>,
  sources: readonly PersonalDataSource[],
) => ({
  /**
   * Removes everything that is kept about a person, each kind with its line in the deletion log; answers how many
   * records went. The caller holds the person's row (`lockUser`): whoever writes about them meanwhile waits, and is
   * refused by the trigger `refuse_erased_person`.
   */
  erase: async (transaction: Database, personId: string, cause: 'retention' | 'request'): Promise<number> => {
    let records = 0
    for (const source of sources) {
      // oxlint-disable-next-line no-await-in-loop -- the sources are erased in their order
      const count = await source.eraseFor(transaction, personId)
      records += count
      // oxlint-disable-next-line no-await-in-loop
      await logDeletion(transaction, { recordType: source.name, count, cause, at: clock() })
    }
    return records
  },

  /** After the transaction, because a file cannot be taken back: the mails to them that lie as files. */
  removeMails: async (address: string): Promise<void> => {
    const folder = mailFolderOf(config)
    if (folder === null) return
    try {
      await removeMailsTo(folder, address)
    } catch (error) {
      // Housekeeping takes them when their time is over.
      log.warn({ error: describeError(error) }, 'the mails to somebody who was erased could not be removed')
    }
  },
})
