import { asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
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

/** Files and the rows that name them, kept in step although they lie in two places. */
export const createFileKeeper = ({
  database,
  storage,
  clock,
}: Pick<ModuleDeps, 'database' | 'storage' | 'clock'>) => {
  const removeOne = (now: Date) =>
    database.transaction(async (transaction) => {
      const { rows } = await transaction.execute(
        sql`select pg_try_advisory_xact_lock_shared(${removalLock}) as may`,
      )
      if (rows[0]?.['may'] !== true) return false
      const [due] = await transaction
        .select()
        .from(fileRemovals)
        .where(lte(fileRemovals.removeAfter, now))
        .orderBy(asc(fileRemovals.removeAfter))
        .limit(1)
        .for('update', { skipLocked: true })
      if (!due) return false
      await storage.remove(due.storageKey)
      await transaction.delete(fileRemovals).where(eq(fileRemovals.storageKey, due.storageKey))
      return true
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
      let removed = 0
      while (removed < removedAtOnce && (await removeOne(now))) removed += 1
      return removed
    },
  }
}
