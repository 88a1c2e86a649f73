import { randomUUID } from 'node:crypto'
import type { Language } from '@avita/i18n-routes'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Outbox } from '../delivery/outbox.ts'
import type { ModuleDeps } from '../module-deps.ts'
import type { UserService } from '../modules/users/service.ts'
import { problem } from '../problems.ts'
import { normaliseName } from '../text.ts'
import { addressKeyOf } from './address-key.ts'
import type { Attempts } from './attempts.ts'
import { isCommonPassword } from './common-passwords.ts'
import type { Credentials } from './credentials.ts'
import type { KeyVault } from './key-vault.ts'
import { messageText } from '../delivery/messages.ts'
import type { Passwords } from './passwords.ts'
import { endResetLinks, keyOfToken, makeResetLink } from './reset-links.ts'
import { passwordResets } from './schema.ts'
import type { Sessions } from './sessions.ts'

const minutes = 30
const requestsPerMail = { times: 5, seconds: 3600 }
const requestsPerAddress = { times: 60, seconds: 3600 }
const triesPerAddress = { times: 60, seconds: 900 }

export interface PasswordResets {
  /** Mails a link to the person of an address; an unknown address gets the same answer and no mail. */
  readonly request: (wish: {
    readonly email: string
    readonly language: Language
    readonly ip: string
  }) => Promise<void>
  /** Sets the password with a link's token, once, and ends every session of the account. */
  readonly redeem: (reset: {
    readonly token: string
    readonly password: string
    readonly ip: string
  }) => Promise<void>
}

interface Parts {
  readonly vault: KeyVault
  readonly attempts: Attempts
  readonly users: UserService
  readonly outbox: Outbox
  readonly passwords: Passwords
  readonly credentials: Credentials
  readonly sessions: Sessions
  readonly publicUrl: string
}

/** Counts the mails with a link or a code that strangers have sent to an address. */
export const countMailTo = (vault: KeyVault, attempts: Attempts, email: string): Promise<void> =>
  attempts.count(
    `reset mail ${vault.digest('mail', normaliseName(email))}`,
    requestsPerMail,
    'identity.tooManyRequests',
  )

export const createPasswordResets = (
  { database, clock, audit }: ModuleDeps,
  parts: Parts,
): PasswordResets => {
  const { vault, attempts, users, outbox, passwords, credentials, sessions, publicUrl } = parts
  const isOpen = (tokenKey: string) =>
    and(
      eq(passwordResets.tokenKey, tokenKey),
      isNull(passwordResets.endedAt),
      gt(passwordResets.expiresAt, clock()),
    )

  return {
    request: async ({ email, language, ip }) => {
      await attempts.count(
        `reset ip ${addressKeyOf(vault, ip)}`,
        requestsPerAddress,
        'identity.tooManyRequests',
      )
      await countMailTo(vault, attempts, email)
      // An unknown address costs the same questions (security, I3).
      const id = (await users.findByEmail(email))?.id ?? randomUUID()
      const now = clock()
      const expiresAt = new Date(now.getTime() + minutes * 60_000)
      await database.transaction(async (transaction) => {
        // Asked again under the lock: a link goes to the address that the account has now.
        const person = await users.lockActive(transaction, id)
        await endResetLinks(transaction, id, now)
        if (!person || normaliseName(person.email) !== normaliseName(email)) return
        const messageId = randomUUID()
        const link = await makeResetLink(transaction, publicUrl, {
          userId: person.id,
          messageId,
          language,
          expiresAt,
        })
        await outbox.put(transaction, {
          id: messageId,
          kind: 'mail',
          recipient: person.email,
          expiresAt,
          ...messageText('reset', language, { name: person.name, link, minutes }),
        })
      })
      outbox.wakeSender()
    },
    redeem: async ({ token, password, ip }) => {
      const tokenKey = keyOfToken(token)
      const invalid = problem('identity.resetLinkInvalid', { status: 400 })
      const addressKey = `reset try ${addressKeyOf(vault, ip)}`
      await attempts.count(addressKey, triesPerAddress)
      const [found] = await database
        .select({ userId: passwordResets.userId })
        .from(passwordResets)
        .where(isOpen(tokenKey))
      const person = found && (await users.findActive(found.userId))
      if (!person) throw invalid
      await attempts.takeBack(addressKey)
      if (isCommonPassword(password, [person.username, person.email]))
        throw problem('request.invalid', {
          status: 400,
          errors: [{ field: 'body.password', code: 'identity.passwordTooCommon' }],
        })
      const passwordHash = await passwords.hash(password)
      await database.transaction(async (transaction) => {
        if (!(await users.lockActive(transaction, person.id))) throw invalid
        const used = await transaction
          .update(passwordResets)
          .set({ endedAt: clock() })
          .where(isOpen(tokenKey))
          .returning({ userId: passwordResets.userId })
        if (used.length !== 1) throw invalid
        await credentials.change(transaction, person.id, passwordHash)
        await sessions.endAllOf(transaction, person.id)
        await audit.record(transaction, {
          actor: { kind: 'anonymous', clientId: null },
          subjectId: person.id,
          action: 'account.resetPassword',
        })
      })
    },
  }
}
