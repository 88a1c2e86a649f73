import type { Language } from '@avita/i18n-routes'
import type { Outbox } from '../delivery/outbox.ts'
import type { ModuleDeps } from '../module-deps.ts'
import type { UserService } from '../modules/users/service.ts'
import { addressKeyOf } from './address-key.ts'
import type { Attempts } from './attempts.ts'
import type { Codes } from './codes.ts'
import type { KeyVault } from './key-vault.ts'
import { messageText } from '../delivery/messages.ts'

const minutes = 5
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

/** Counts the codes that are sent to a phone, whatever they are for. */
export const countCodeTo = (vault: KeyVault, attempts: Attempts, phone: string): Promise<void> =>
  attempts.count(`code phone ${vault.digest('phone', phone)}`, requestsPerPhone, 'identity.tooManyRequests')

export const createOneTimePasswords = (
  { database, clock }: ModuleDeps,
  vault: KeyVault,
  attempts: Attempts,
  users: UserService,
  outbox: Outbox,
  codes: Codes,
): OneTimePasswords => {
  const keysOf = (phone: string, state: string) => ({
    subjectKey: vault.digest('phone', phone),
    stateKey: vault.digest('state', state),
  })

  return {
    request: async ({ phone, state, language, ip }) => {
      await attempts.count(
        `code ip ${addressKeyOf(vault, ip)}`,
        requestsPerAddress,
        'identity.tooManyRequests',
      )
      await countCodeTo(vault, attempts, phone)
      const person = await users.findByPhone(phone)
      const expiresAt = new Date(clock().getTime() + minutes * 60_000)
      await database.transaction(async (transaction) => {
        const code = await codes.issue(transaction, { ...keysOf(phone, state), expiresAt })
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
    redeem: (phone, state, code) => codes.redeem(keysOf(phone, state), code),
  }
}
