import { randomUUID } from 'node:crypto'
import { type ClientId, projectId, type TokenAnswer, type TokenRequest } from '@avita/api-client/contract'
import type { AppName, Language } from '@avita/i18n-routes'
import type { z } from 'zod'
import type { AccessService } from '../modules/access/service.ts'
import type { SignInPerson, UserService } from '../modules/users/service.ts'
import { problem } from '../problems.ts'
import { normaliseName } from '../text.ts'
import { addressKeyOf } from './address-key.ts'
import type { Attempts } from './attempts.ts'
import type { Credentials } from './credentials.ts'
import type { KeyVault } from './key-vault.ts'
import type { OneTimePasswords } from './one-time-passwords.ts'
import type { Passwords } from './passwords.ts'
import type { Proof, Sessions } from './sessions.ts'
import { invalidScope, wrongCredentials } from './token-failure.ts'
import { publicScope, scopeOf, type Tokens } from './tokens.ts'

type Request = z.output<typeof TokenRequest>
type Of<Grant extends Request['grant_type']> = Extract<Request, { grant_type: Grant }>

const window = 15 * 60
const perAccount = { times: 10, seconds: window }
const perAddress = { times: 60, seconds: window }
const anonymousSeconds = 3600

/** The app that a browser client signs in to; its token reaches no other. The header's modal belongs to the panel. */
const appOfClient: Record<ClientId, AppName> = {
  corporate: 'user-panel',
  panel: 'user-panel',
  individual: 'individual',
  'back-office': 'back-office',
}

/** A form without a client gets no more than the narrowest app (decisions, section 3). */
const unnamedClient: ClientId = 'panel'

export interface Parts {
  readonly users: UserService
  readonly access: AccessService
  readonly credentials: Credentials
  readonly passwords: Passwords
  readonly oneTimePasswords: OneTimePasswords
  readonly attempts: Attempts
  readonly sessions: Sessions
  readonly tokens: Tokens
  readonly vault: KeyVault
  readonly sessionSeconds: number
  /** Told of everybody who has signed in. */
  readonly onSignIn: (person: SignInPerson, language: Language) => Promise<void>
}

export interface Grants {
  readonly grant: (request: Request, ip: string, language: Language) => Promise<TokenAnswer>
}

interface Proven {
  readonly person: SignInPerson
  readonly proof: Proof
}

export const createGrants = (parts: Parts): Grants => {
  const { users, access, credentials, passwords, oneTimePasswords, attempts, sessions, tokens, vault } = parts

  /** Both counters count before the secret is looked at; a right one takes its tries back. */
  const guarded = async (
    accountKey: string,
    ip: string,
    check: () => Promise<Proven | null>,
  ): Promise<Proven> => {
    const addressKey = `sign-in ip ${addressKeyOf(vault, ip)}`
    await attempts.count(addressKey, perAddress)
    await attempts.count(accountKey, perAccount)
    const proven = await attempts.unlessUnable([addressKey, accountKey], check)
    if (!proven) throw wrongCredentials()
    await attempts.takeBack(addressKey)
    await attempts.forget([accountKey])
    return proven
  }

  const signIn = async (
    { person, proof }: Proven,
    clientId: ClientId,
    language: Language,
  ): Promise<TokenAnswer> => {
    const reachable = await access.appsOf(person.roles)
    const reach = reachable.filter((app) => app === appOfClient[clientId])
    const sid = await sessions.start({ userId: person.id, clientId, scopes: reach }, proof)
    if (sid === null) throw wrongCredentials()
    await parts.onSignIn(person, language)
    const scope = scopeOf(reach)
    return {
      access_token: await tokens.issue(
        { sub: person.id, sid, name: person.name, family_name: person.surname, email: person.email },
        { clientId, scope, seconds: parts.sessionSeconds },
      ),
      token_type: 'Bearer',
      expires_in: parts.sessionSeconds,
      scope,
    }
  }

  const byPassword = async (
    { username, password, OwnerId, client_id }: Of<'password'>,
    ip: string,
    language: Language,
  ) => {
    if (OwnerId !== projectId)
      throw problem('request.invalid', {
        status: 400,
        errors: [{ field: 'body.OwnerId', code: 'field.invalid' }],
      })
    const usernameKey = normaliseName(username)
    const proven = await guarded(`sign-in name ${vault.digest('name', usernameKey)}`, ip, async () => {
      const found = await users.findByUsername(username)
      // An unknown, disabled or removed account costs the same questions and the same hash (security, I3).
      const passwordHash = await credentials.hashOf(found?.id ?? randomUUID())
      const isRight = await passwords.matches(password, passwordHash)
      return isRight && found && passwordHash ? { person: found, proof: { passwordHash } } : null
    })
    return signIn(proven, client_id ?? unnamedClient, language)
  }

  const byCode = async (
    { username: phone, password: code, state, client_id }: Of<'otp'>,
    ip: string,
    language: Language,
  ) => {
    const proven = await guarded(`sign-in phone ${vault.digest('phone', phone)}`, ip, async () => {
      const isRight = await oneTimePasswords.redeem(phone, state, code)
      const found = await users.findByPhone(phone)
      return isRight && found ? { person: found, proof: { phone } } : null
    })
    return signIn(proven, client_id, language)
  }

  const anonymously = async ({ client_id, scope }: Of<'client_credentials'>): Promise<TokenAnswer> => {
    if (scope !== undefined && scope !== publicScope) throw invalidScope()
    return {
      access_token: await tokens.issue(
        { sub: client_id },
        { clientId: client_id, scope: publicScope, seconds: anonymousSeconds },
      ),
      token_type: 'Bearer',
      expires_in: anonymousSeconds,
      scope: publicScope,
    }
  }

  return {
    grant: (request, ip, language) => {
      switch (request.grant_type) {
        case 'password':
          return byPassword(request, ip, language)
        case 'otp':
          return byCode(request, ip, language)
        case 'client_credentials':
          return anonymously(request)
      }
    },
  }
}
