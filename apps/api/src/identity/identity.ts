import type { Guard } from '../http/guard.ts'
import type { ModuleDeps } from '../module-deps.ts'
import type { AccessService } from '../modules/access/service.ts'
import type { UserService } from '../modules/users/service.ts'
import { type Codes, createCodes } from './codes.ts'
import { createCredentials } from './credentials.ts'
import { createGrants, type Grants } from './grants.ts'
import { createInvitations, type Invitations } from './invitations.ts'
import { createOneTimePasswords, type OneTimePasswords } from './one-time-passwords.ts'
import { createPasswordChanges, type PasswordChanges } from './password-changes.ts'
import { createPasswordResets, type PasswordResets } from './password-resets.ts'
import { createPasswords } from './passwords.ts'
import { createReauthentication, type Reauthentication } from './reauthentication.ts'
import { createSessions, type Sessions } from './sessions.ts'
import { createSigningKeys, type SigningKeys } from './signing-keys.ts'
import { createTokens } from './tokens.ts'

export interface Identity {
  readonly grants: Grants
  readonly codes: Codes
  readonly oneTimePasswords: OneTimePasswords
  readonly passwordResets: PasswordResets
  readonly passwordChanges: PasswordChanges
  readonly invitations: Invitations
  readonly reauthentication: Reauthentication
  readonly sessions: Sessions
  readonly keys: SigningKeys
  readonly actorOf: Guard['actorOf']
}

/** The identity service: grants, tokens, one-time passwords, password reset and sessions. */
export const createIdentity = (
  deps: ModuleDeps,
  { users, access }: { readonly users: UserService; readonly access: AccessService },
): Identity => {
  const { database, clock, config, vault, attempts, outbox } = deps
  const keys = createSigningKeys(database, vault, config.KEY_ROTATION_DAYS, clock)
  const tokens = createTokens(keys, `${config.PUBLIC_URL}/auth`, clock)
  const credentials = createCredentials(database, clock)
  const passwords = createPasswords(config.HASHING_PARALLEL)
  const sessions = createSessions(database, clock, {
    seconds: config.SESSION_SECONDS,
    staffIdleSeconds: config.STAFF_IDLE_SECONDS,
  })
  const codes = createCodes(database, clock, vault)
  const oneTimePasswords = createOneTimePasswords(deps, vault, attempts, users, outbox, codes)
  const reauthentication = createReauthentication({ attempts, credentials, passwords })
  return {
    keys,
    codes,
    sessions,
    reauthentication,
    invitations: createInvitations(deps),
    passwordChanges: createPasswordChanges(deps, {
      users,
      credentials,
      passwords,
      reauthentication,
      sessions,
    }),
    oneTimePasswords,
    passwordResets: createPasswordResets(deps, {
      vault,
      attempts,
      users,
      outbox,
      passwords,
      credentials,
      sessions,
      publicUrl: config.PUBLIC_URL,
    }),
    grants: createGrants({
      users,
      access,
      credentials,
      passwords,
      oneTimePasswords,
      attempts,
      sessions,
      tokens,
      vault,
      sessionSeconds: config.SESSION_SECONDS,
      onSignIn: ({ id, customerId }) =>
        deps.participation.record(database, { personId: id, customerId, kind: 'signIn' }),
    }),
    actorOf: async (token) => {
      const claims = await tokens.read(token)
      if (!claims) return null
      if (claims.sid === undefined) return { kind: 'anonymous', clientId: claims.client_id ?? null }
      const person = await sessions.personOf(claims.sid)
      return person?.id === claims.sub ? person : null
    },
  }
}
