import type { OwnAccount } from '@avita/api-client/contract'
import type { Language } from '@avita/i18n-routes'
import type { Person } from '../../actor.ts'
import type { Database } from '../../database/database.ts'
import type { Reauthentication } from '../../identity/reauthentication.ts'
import type { Clock, ModuleDeps } from '../../module-deps.ts'
import { problem } from '../../problems.ts'
import { withoutAbsent } from '../../without-absent.ts'
import { findUserDetail, lockUser, updateUser } from './admin-store.ts'
import type { ContactChanges } from './contact-changes.ts'
import { type ContactKind, dropPending, findPending } from './pending-contacts.ts'
import { searchTextOf } from './search-text.ts'

export interface OwnChange {
  readonly name?: string | undefined
  readonly surname?: string | undefined
  readonly phone?: string | null | undefined
  readonly email?: string | undefined
  readonly language?: Language | undefined
  readonly password?: string | undefined
}

const changes = { times: 30, seconds: 3600 }

const detailsOf = async (transaction: Database, clock: Clock, id: string): Promise<OwnAccount> => {
  const user = await findUserDetail(transaction, id)
  if (!user) throw problem('access.tokenInvalid', { status: 401 })
  return {
    ...user,
    pending: {
      phone: await findPending(transaction, id, 'phone', clock()),
      email: await findPending(transaction, id, 'email', clock()),
    },
  }
}

/** What people read and change about themselves. */
export const createOwnAccount = (
  { database, clock, attempts, audit, outbox }: ModuleDeps,
  reauthentication: Reauthentication,
  contacts: ContactChanges,
) => ({
  read: (actor: Person): Promise<OwnAccount> =>
    database.transaction(async (transaction) => {
      const account = await detailsOf(transaction, clock, actor.id)
      await audit.recordReads(transaction, actor, [{ subjectId: actor.id, action: 'account.read' }])
      return account
    }),
  update: async (actor: Person, { password, phone, email, ...change }: OwnChange): Promise<OwnAccount> => {
    await attempts.count(`change account ${actor.id}`, changes, 'identity.tooManyRequests')
    if (password !== undefined) await reauthentication.require(actor, password, 'body.password')
    const wishes: (readonly [ContactKind, string])[] = [
      ...(phone ? [['phone', phone] as const] : []),
      ...(email === undefined ? [] : [['email', email] as const]),
    ]
    for (const [kind, value] of wishes) await contacts.count(actor, kind, value)
    const fields = { ...withoutAbsent(change), ...(phone === null ? { phone, phoneConfirmedAt: null } : {}) }
    const account = await database.transaction(async (transaction) => {
      const before = await lockUser(transaction, actor.id)
      if (!before) throw problem('access.tokenInvalid', { status: 401 })
      await updateUser(transaction, actor.id, {
        ...fields,
        searchText: searchTextOf({ ...before, ...withoutAbsent(change) }),
      })
      if (phone === null) {
        await dropPending(transaction, actor.id, 'phone')
        if (before.phone !== null) await contacts.notify(transaction, 'phoneChanged', before)
      }
      for (const [kind, value] of wishes) await contacts.request(transaction, before, kind, value)
      const asked = [...Object.keys(withoutAbsent(change)), ...(phone === null ? ['phone'] : [])]
      await audit.record(transaction, {
        actor,
        subjectId: actor.id,
        action: 'account.update',
        details: { fields: [...asked, ...wishes.map(([kind]) => `${kind}Asked`)].join(',') },
      })
      return detailsOf(transaction, clock, actor.id)
    })
    outbox.wakeSender()
    return account
  },
  confirmContact: async (
    actor: Person,
    confirmation: { readonly kind: ContactKind; readonly code: string },
  ): Promise<OwnAccount> => {
    await contacts.confirm(actor, confirmation)
    return database.transaction((transaction) => detailsOf(transaction, clock, actor.id))
  },
})
