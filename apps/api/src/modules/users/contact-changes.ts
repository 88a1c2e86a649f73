import type { Person } from '../../actor.ts'
import type { Database } from '../../database/database.ts'
import { violatedConstraint } from '../../database/unique-violation.ts'
import { messageText } from '../../delivery/messages.ts'
import type { Codes } from '../../identity/codes.ts'
import { countCodeTo } from '../../identity/one-time-passwords.ts'
import { countMailTo } from '../../identity/password-resets.ts'
import { endResetLinks } from '../../identity/reset-links.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { problem } from '../../problems.ts'
import { normaliseName } from '../../text.ts'
import { lockUser, takenNames, updateUser, type UserFields } from './admin-store.ts'
import { type ContactKind, dropPending, findPending, putPending } from './pending-contacts.ts'
import { searchTextOf } from './search-text.ts'

/** A text message is read at once, a mail later. */
const minutesOf = { phone: 5, email: 30 } as const satisfies Record<ContactKind, number>
const codesPerPerson = { times: 10, seconds: 3600 }
const triesPerPerson = { times: 30, seconds: 3600 }

const codeWrong = () =>
  problem('request.invalid', {
    status: 400,
    errors: [{ field: 'body.code', code: 'account.codeWrong' }],
  })

const noticeDays = 7

/** A new phone or e-mail of a person: it waits until they show, with a code that was sent there, that it is theirs. */
export const createContactChanges = (
  { database, clock, vault, attempts, audit, outbox }: ModuleDeps,
  codes: Codes,
) => {
  // Bound to person, kind and value under names of their own: no such code signs anybody in.
  const keysOf = (userId: string, kind: ContactKind, value: string) => ({
    subjectKey: vault.digest('contact', `${userId} ${kind}`),
    stateKey: vault.digest('contact value', value),
  })

  const isFree = async (transaction: Database, userId: string, kind: ContactKind, value: string) => {
    const names = kind === 'phone' ? { phone: value } : { emailKey: normaliseName(value) }
    return (await takenNames(transaction, names, userId)).length === 0
  }

  const fieldsOf = (kind: ContactKind, value: string, before: UserFields) =>
    kind === 'phone'
      ? { phone: value, phoneConfirmedAt: clock() }
      : {
          email: value,
          emailKey: normaliseName(value),
          searchText: searchTextOf({ ...before, email: value }),
        }

  /** To the address that the account had: its person learns of it even where it was not them. */
  const notify = (
    transaction: Database,
    what: 'phoneChanged' | 'emailChanged' | 'phoneRemoved',
    { email, name, language }: UserFields,
  ) =>
    outbox.put(transaction, {
      kind: 'mail',
      recipient: email,
      expiresAt: new Date(clock().getTime() + noticeDays * 86_400_000),
      ...messageText(what, language, { name }),
    })

  return {
    notify,
    /** Counts before the work: how often codes go to one place, and how often one person has them sent. */
    count: async (actor: Person, kind: ContactKind, value: string): Promise<void> => {
      await attempts.count(`contact codes ${actor.id}`, codesPerPerson, 'identity.tooManyRequests')
      await (kind === 'phone' ? countCodeTo(vault, attempts, value) : countMailTo(vault, attempts, value))
    },
    /** The answer is the same where somebody else has it: only the message is missing. */
    request: async (
      transaction: Database,
      user: UserFields,
      kind: ContactKind,
      value: string,
    ): Promise<void> => {
      const minutes = minutesOf[kind]
      const expiresAt = new Date(clock().getTime() + minutes * 60_000)
      await putPending(transaction, { userId: user.id, kind, value, expiresAt })
      const code = await codes.issue(transaction, { ...keysOf(user.id, kind, value), expiresAt })
      if (await isFree(transaction, user.id, kind, value))
        await outbox.put(transaction, {
          kind: kind === 'phone' ? 'sms' : 'mail',
          recipient: value,
          expiresAt,
          ...messageText('contactCode', user.language, { code, minutes }),
        })
    },
    confirm: async (
      actor: Person,
      { kind, code }: { readonly kind: ContactKind; readonly code: string },
    ): Promise<void> => {
      await attempts.count(`contact confirmed ${actor.id}`, triesPerPerson)
      const value = await findPending(database, actor.id, kind, clock())
      const isRight = await codes.redeem(keysOf(actor.id, kind, value ?? ''), code)
      if (value === null || !isRight) throw codeWrong()
      await database.transaction(async (transaction) => {
        const before = await lockUser(transaction, actor.id)
        if (!before) throw problem('access.tokenInvalid', { status: 401 })
        if (!(await dropPending(transaction, actor.id, kind, value))) throw codeWrong()
        try {
          await updateUser(transaction, actor.id, fieldsOf(kind, value, before))
        } catch (error) {
          // Whoever has shown that it is theirs may know that another account names it.
          throw violatedConstraint(error) === null ? error : problem('account.contactTaken', { status: 409 })
        }
        if (kind === 'email') await endResetLinks(transaction, actor.id, clock())
        await notify(transaction, kind === 'phone' ? 'phoneChanged' : 'emailChanged', before)
        await audit.record(transaction, {
          actor,
          subjectId: actor.id,
          action: 'account.update',
          details: { fields: kind },
        })
      })
      outbox.wakeSender()
    },
  }
}

export type ContactChanges = ReturnType<typeof createContactChanges>
