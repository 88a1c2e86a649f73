import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { Clock } from '../module-deps.ts'
import { problemAfter, type ProblemCode } from '../problems.ts'
import { attempts } from './schema.ts'

/** How often something may be tried within how many seconds. */
interface Limit {
  readonly times: number
  readonly seconds: number
}

export interface Attempts {
  /**
   * Counts a try before it is made, so that parallel tries cannot slip past; throws 429 with the seconds after which
   * the counter opens again.
   */
  readonly count: (key: string, limit: Limit, code?: ProblemCode) => Promise<void>
  /** Takes a counted try back: it was not a false one. */
  readonly takeBack: (key: string) => Promise<void>
  /**
   * Makes the check that was counted under these keys. Where it could not be made at all (no capacity, no database),
   * nothing was tried: the counts are taken back.
   */
  readonly unlessUnable: <Result>(keys: readonly string[], check: () => Promise<Result>) => Promise<Result>
  readonly forget: (keys: readonly string[]) => Promise<void>
}

/** Counters in the database, shared by all replicas (security, I4). `factor` raises every limit: measuring needs it. */
export const createAttempts = (database: Database, clock: Clock, factor = 1): Attempts => {
  const takeBack = async (key: string) => {
    await database
      .update(attempts)
      .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
      .where(sql`${attempts.key} = ${key}`)
  }
  return {
    count: async (key, { times, seconds }, code = 'identity.tooManyAttempts') => {
      const now = clock()
      const opensAt = new Date(now.getTime() + seconds * 1000)
      const isOver = sql`${attempts.opensAt} <= ${now.toISOString()}::timestamptz`
      const [row] = await database
        .insert(attempts)
        .values({ key, count: 1, opensAt })
        .onConflictDoUpdate({
          target: attempts.key,
          set: {
            count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
            opensAt: sql`case when ${isOver} then excluded.opens_at else ${attempts.opensAt} end`,
          },
        })
        .returning()
      if (row && row.count > times * factor)
        throw problemAfter(code, 429, (row.opensAt.getTime() - now.getTime()) / 1000)
    },
    takeBack,
    unlessUnable: async (keys, check) => {
      try {
        return await check()
      } catch (error) {
        for (const key of keys) await takeBack(key)
        throw error
      }
    },
    forget: async (keys) => {
      await database.delete(attempts).where(inArray(attempts.key, [...keys]))
    },
  }
}
