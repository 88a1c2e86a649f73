import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Language } from '@avita/i18n-routes'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Outbox } from '../delivery/outbox.ts'
import type { ModuleDeps } from '../module-deps.ts'
import type { UserService } from '../modules/users/service.ts'
import { addressKeyOf } from './address-key.ts'
import type { Attempts } from './attempts.ts'
import type { KeyVault } from './key-vault.ts'
import { messageText } from '../delivery/messages.ts'
import { oneTimePasswords } from './schema.ts'

const minutes = 5
const mostTries = 5
const digits = 6
const requestsPerPhone = { times: 6, seconds: 3600 }
const requestsPerAddress = { times: 60, seconds: 3600 }

export interface OneTimePasswords {
  /** Sends a code to the person of a phone; an unknown phone gets the same answer and no message. */
  readonly request: (wish: {
    readonly phone: string
    readonly state: string
    readonly language: Language
    readonly ip: string
  }) => Promise<void>
  /** Whether the code is right for phone and state: true once, and never after five tries. */
  readonly redeem: (phone: string, state: string, code: string) => Promise<boolean>
}

const isEqual = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

export const createOneTimePasswords = (
  { database, clock }: ModuleDeps,
  vault: KeyVault,
  attempts: Attempts,
  users: UserService,
  outbox: Outbox,
): OneTimePasswords => {
  const phoneKeyOf = (phone: string) => vault.digest('phone', phone)
  const openFor = (phoneKey: string) =>
    and(eq(oneTimePasswords.phoneKey, phoneKey), isNull(oneTimePasswords.endedAt))

  return {
    request: async ({ phone, state, language, ip }) => {
      const phoneKey = phoneKeyOf(phone)
      await attempts.count(
        `code ip ${addressKeyOf(vault, ip)}`,
        requestsPerAddress,
        'identity.tooManyRequests',
      )
      await attempts.count(`code phone ${phoneKey}`, requestsPerPhone, 'identity.tooManyRequests')
      const person = await users.findByPhone(phone)
      const code = randomInt(10 ** digits)
        .toString()
        .padStart(digits, '0')
      const now = clock()
      const expiresAt = new Date(now.getTime() + minutes * 60_000)
      await database.transaction(async (transaction) => {
        // Two requests of one phone follow each other, so that one code is the newer.
        await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${phoneKey}))`)
        await transaction.update(oneTimePasswords).set({ endedAt: now }).where(openFor(phoneKey))
        await transaction.insert(oneTimePasswords).values({
          id: randomUUID(),
          phoneKey,
          stateKey: vault.digest('state', state),
          codeKey: vault.digest('code', code),
          expiresAt,
        })
        if (person)
          await outbox.put(transaction, {
            kind: 'sms',
            recipient: phone,
            expiresAt,
            ...messageText('code', language, { code, minutes }),
          })
      })
      outbox.wakeSender()
    },
    redeem: async (phone, state, code) => {
      const now = clock()
      // Counted before it is compared: of parallel tries no more than five are looked at.
      const [open] = await database
        .update(oneTimePasswords)
        .set({ tries: sql`${oneTimePasswords.tries} + 1` })
        .where(
          and(
            openFor(phoneKeyOf(phone)),
            gt(oneTimePasswords.expiresAt, now),
            lt(oneTimePasswords.tries, mostTries),
          ),
        )
        .returning()
      const isRight =
        isEqual(open?.codeKey ?? '', vault.digest('code', code)) &&
        isEqual(open?.stateKey ?? '', vault.digest('state', state))
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
