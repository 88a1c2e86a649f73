import type { OwnAccount } from '@avita/api-client/contract'
import type { Language } from '@avita/i18n-routes'
import type { Person } from '../../actor.ts'
import type { Database } from '../../database/database.ts'
import { violatedConstraint } from '../../database/unique-violation.ts'
import type { Reauthentication } from '../../identity/reauthentication.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { problem } from '../../problems.ts'
import { withoutAbsent } from '../../without-absent.ts'
import { findUserDetail, lockUser, updateUser } from './admin-store.ts'
import { searchTextOf } from './search-text.ts'

export interface OwnChange {
  readonly name?: string | undefined
  readonly surname?: string | undefined
  readonly phone?: string | null | undefined
  readonly language?: Language | undefined
  readonly password?: string | undefined
}

const changes = { times: 30, seconds: 3600 }

/** What people read and change about themselves. */
export const createOwnAccount = (
  { database, attempts, audit }: ModuleDeps,
  reauthentication: Reauthentication,
) => {
  const detailsOf = async (transaction: Database, id: string): Promise<OwnAccount> => {
    const user = await findUserDetail(transaction, id)
    if (!user) throw problem('access.tokenInvalid', { status: 401 })
    return user
  }

  return {
    read: (actor: Person): Promise<OwnAccount> =>
      database.transaction(async (transaction) => {
        const account = await detailsOf(transaction, actor.id)
        await audit.recordReads(transaction, actor, [{ subjectId: actor.id, action: 'account.read' }])
        return account
      }),
    update: async (actor: Person, { password, ...change }: OwnChange): Promise<OwnAccount> => {
      await attempts.count(`change account ${actor.id}`, changes, 'identity.tooManyRequests')
      if (password !== undefined) await reauthentication.require(actor, password, 'body.password')
      const fields = withoutAbsent(change)
      return database.transaction(async (transaction) => {
        const before = await lockUser(transaction, actor.id)
        if (!before) throw problem('access.tokenInvalid', { status: 401 })
        try {
          await updateUser(transaction, actor.id, {
            ...fields,
            searchText: searchTextOf({ ...before, ...fields }),
          })
        } catch (error) {
          // The same refusal as for a phone that cannot be: it must not tell that somebody else has it.
          throw violatedConstraint(error) === 'users_phone_unique'
            ? problem('request.invalid', {
                status: 400,
                errors: [{ field: 'body.phone', code: 'account.phoneNotUsable' }],
              })
            : error
        }
        const account = await detailsOf(transaction, actor.id)
        await audit.record(transaction, {
          actor,
          subjectId: actor.id,
          action: 'account.update',
          details: { fields: Object.keys(fields).join(',') },
        })
        return account
      })
    },
  }
}
