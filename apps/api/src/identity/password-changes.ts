import type { Person } from '../actor.ts'
import type { ModuleDeps } from '../module-deps.ts'
import type { UserService } from '../modules/users/service.ts'
import { problem } from '../problems.ts'
import { isCommonPassword } from './common-passwords.ts'
import type { Credentials } from './credentials.ts'
import type { Passwords } from './passwords.ts'
import type { Reauthentication } from './reauthentication.ts'
import { endResetLinks } from './reset-links.ts'
import type { Sessions } from './sessions.ts'

/** A right old password is no false try, but each change costs two hashes. */
const changes = { times: 20, seconds: 3600 }

export interface PasswordChanges {
  /** Sets a new password with the old one; the session that asks stays, every other one ends. */
  readonly change: (
    person: Person,
    wish: { readonly oldPassword: string; readonly newPassword: string },
  ) => Promise<void>
}

interface Parts {
  readonly users: UserService
  readonly credentials: Credentials
  readonly passwords: Passwords
  readonly reauthentication: Reauthentication
  readonly sessions: Sessions
}

export const createPasswordChanges = (
  { database, clock, attempts, audit }: ModuleDeps,
  { users, credentials, passwords, reauthentication, sessions }: Parts,
): PasswordChanges => ({
  change: async (actor, { oldPassword, newPassword }) => {
    await attempts.count(`change password ${actor.id}`, changes, 'identity.tooManyRequests')
    await reauthentication.require(actor, oldPassword, 'body.oldPassword')
    const person = await users.findActive(actor.id)
    if (!person) throw problem('access.tokenInvalid', { status: 401 })
    if (isCommonPassword(newPassword, [person.username, person.email]))
      throw problem('request.invalid', {
        status: 400,
        errors: [{ field: 'body.newPassword', code: 'identity.passwordTooCommon' }],
      })
    const passwordHash = await passwords.hash(newPassword)
    await database.transaction(async (transaction) => {
      if (!(await users.lockActive(transaction, actor.id)))
        throw problem('access.tokenInvalid', { status: 401 })
      await endResetLinks(transaction, actor.id, clock())
      await credentials.change(transaction, actor.id, passwordHash)
      await sessions.endOthersOf(transaction, actor.id, actor.sessionId)
      await audit.record(transaction, { actor, subjectId: actor.id, action: 'account.changePassword' })
    })
  },
})
