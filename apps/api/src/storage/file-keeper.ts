import { asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { describeError } from '../http/failure.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { fileRemovals } from './schema.ts'

export interface NewFile {
  readonly key: string
  readonly content: Uint8Array
}

/** Held by a backup: until its end no file is taken away. `avita` in ASCII, with an f. */
export const removalLock = 0x617669746166

const hour = 3_600_000
const removedAtOnce = 200
/** So many refusals in one round mean that the storage is away: the rest waits for the next. */
const refusalsAtOnce = 5

/** Files and the rows that name them, kept in step although they lie in two places. */
export const createFileKeeper = ({
  database,
  storage,
  clock,
  log,
}: Pick<ModuleDeps, 'database' | 'storage' | 'clock' | 'log'>) => {
  /** Takes away what has waited longest; what the storage refuses waits another hour and keeps nothing behind it. */
  const removeOne = (now: Date) =>
    database.transaction(async (transaction): Promise<'removed' | 'refused' | 'nothing'> => {
      const { rows } = await transaction.execute(
        sql`select pg_try_advisory_xact_lock_shared(${removalLock}) as may`,
      )
      if (rows[0]?.['may'] !== true) return 'nothing'
      const [due] = await transaction
        .select()
        .from(fileRemovals)
        .where(lte(fileRemovals.removeAfter, now))
        .orderBy(asc(fileRemovals.removeAfter))
        .limit(1)
        .for('update', { skipLocked: true })
      if (!due) return 'nothing'
      const isDue = eq(fileRemovals.storageKey, due.storageKey)
      try {
        await storage.remove(due.storageKey)
      } catch (error) {
        log.warn({ error: describeError(error) }, 'a file could not be removed and is tried again later')
        await transaction
          .update(fileRemovals)
          .set({ removeAfter: new Date(now.getTime() + hour) })
          .where(isDue)
        return 'refused'
      }
      await transaction.delete(fileRemovals).where(isDue)
      return 'removed'
    })

  return {
    /** Stores files that go again by themselves unless `keep` comes in time; answers when that is. */
    async stage(files: readonly NewFile[], milliseconds = hour): Promise<Date> {
      const removeAfter = new Date(clock().getTime() + milliseconds)
      await database.insert(fileRemovals).values(files.map(({ key }) => ({ storageKey: key, removeAfter })))
      for (const { key, content } of files) await storage.put(key, content)
      return removeAfter
    },

    /** Keeps staged files, in the transaction that writes the row naming them; `false` where one has gone. */
    async keep(transaction: Database, keys: readonly string[]): Promise<boolean> {
      const kept = await transaction
        .delete(fileRemovals)
        .where(inArray(fileRemovals.storageKey, [...keys]))
        .returning({ key: fileRemovals.storageKey })
      return kept.length === keys.length
    },

    /** Gives files up, in the transaction that removes their row; `sweep` takes them away. */
    async discard(transaction: Database, keys: readonly string[]): Promise<void> {
      if (keys.length === 0) return
      await transaction
        .insert(fileRemovals)
        .values(keys.map((storageKey) => ({ storageKey, removeAfter: clock() })))
        .onConflictDoNothing()
    },

    /** Removes what is due, and answers how much that was. */
    async sweep(): Promise<number> {
      const now = clock()
      const done = { removed: 0, refused: 0 }
      while (done.removed < removedAtOnce && done.refused < refusalsAtOnce) {
        // oxlint-disable-next-line no-await-in-loop -- one file after the other
        const outcome = await removeOne(now)
        if (outcome === 'nothing') break
        done[outcome] += 1
      }
      return done.removed
    },
  }
}
