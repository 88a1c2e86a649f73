import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { Clock } from '../module-deps.ts'
import type { KeyVault } from './key-vault.ts'
import { oneTimePasswords } from './schema.ts'

const mostTries = 5
const digits = 6

/** What a code is good for: two digests that only its own purpose makes, so that no code serves another one. */
interface CodeUse {
  readonly subjectKey: string
  readonly stateKey: string
}

export interface Codes {
  /** Makes a code; a newer one of the same subject ends the older. */
  readonly issue: (transaction: Database, use: CodeUse & { readonly expiresAt: Date }) => Promise<string>
  /** Whether the code is right: true once, and never after five tries. */
  readonly redeem: (use: CodeUse, code: string) => Promise<boolean>
}

const isEqual = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Codes of six digits, for signing in and for confirming a phone or an e-mail. */
export const createCodes = (database: Database, clock: Clock, vault: KeyVault): Codes => {
  const openFor = (subjectKey: string) =>
    and(eq(oneTimePasswords.phoneKey, subjectKey), isNull(oneTimePasswords.endedAt))

  return {
    issue: async (transaction, { subjectKey, stateKey, expiresAt }) => {
      const code = randomInt(10 ** digits)
        .toString()
        .padStart(digits, '0')
      // Two requests of one subject follow each other, so that one code is the newer.
      await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${subjectKey}))`)
      await transaction.update(oneTimePasswords).set({ endedAt: clock() }).where(openFor(subjectKey))
      await transaction.insert(oneTimePasswords).values({
        id: randomUUID(),
        phoneKey: subjectKey,
        stateKey,
        codeKey: vault.digest('code', code),
        expiresAt,
      })
      return code
    },
    redeem: async ({ subjectKey, stateKey }, code) => {
      const now = clock()
      // Counted before it is compared: of parallel tries no more than five are looked at.
      const [open] = await database
        .update(oneTimePasswords)
        .set({ tries: sql`${oneTimePasswords.tries} + 1` })
        .where(
          and(
            openFor(subjectKey),
            gt(oneTimePasswords.expiresAt, now),
            lt(oneTimePasswords.tries, mostTries),
          ),
        )
        .returning()
      const isRight =
        isEqual(open?.codeKey ?? '', vault.digest('code', code)) && isEqual(open?.stateKey ?? '', stateKey)
      if (!open || !isRight) return false
      const used = await database
        .update(oneTimePasswords)
        .set({ endedAt: now })
        .where(and(eq(oneTimePasswords.id, open.id), isNull(oneTimePasswords.endedAt)))
        .returning({ id: oneTimePasswords.id })
      return used.length === 1
    },
  }
}
