import { handlers } from '../http/handler.ts'
import type { UserService } from '../modules/users/service.ts'
import type { ModuleDeps } from '../module-deps.ts'
import type { Identity } from './identity.ts'

type Calls =
  | 'token'
  | 'requestOneTimePassword'
  | 'signOut'
  | 'signingKeys'
  | 'requestPasswordReset'
  | 'resetPassword'
  | 'account'
  | 'changePassword'

export const identityRoutes = (deps: ModuleDeps, identity: Identity, users: UserService) =>
  handlers<Calls>({
    token: ({ body, language, request }) => identity.grants.grant(body, request.ip, language),
    requestOneTimePassword: async ({ body, language, request }) => {
      await identity.oneTimePasswords.request({
        phone: body.PhoneNumber,
        state: body.State,
        language,
        ip: request.ip,
      })
      return { accepted: true }
    },
    signOut: async ({ actor }) => {
      await identity.sessions.end(actor.sessionId)
      return { signedOut: true }
    },
    signingKeys: async () => ({ keys: (await identity.keys.published()).map((key) => ({ ...key })) }),
    requestPasswordReset: async ({ body, language, request }) => {
      await identity.passwordResets.request({ email: body.email, language, ip: request.ip })
      return { accepted: true }
    },
    resetPassword: async ({ body, request }) => {
      await identity.passwordResets.redeem({ ...body, ip: request.ip })
      return { changed: true }
    },
    account: ({ actor }) => users.accountOf(deps.audit, actor),
    changePassword: async ({ body, actor }) => {
      await identity.passwordChanges.change(actor, body)
      return { changed: true }
    },
  })
