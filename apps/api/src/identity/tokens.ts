import { randomUUID } from 'node:crypto'
import { ClientId } from '@avita/api-client/contract'
import type { AppName } from '@avita/i18n-routes'
import { LRUCache } from 'lru-cache'
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Clock } from '../module-deps.ts'
import { algorithm, type SigningKeys } from './signing-keys.ts'

/** The scope of a token that stands for no person. */
export const publicScope = 'public'

interface PersonClaims {
  readonly sub: string
  readonly sid: string
  readonly name: string
  readonly family_name: string
  readonly email: string
}

const Claims = z.object({
  sub: z.string(),
  sid: z.uuid().optional(),
  client_id: ClientId.optional(),
  scope: z.string(),
  exp: z.number(),
})

type Claims = z.infer<typeof Claims>

export interface Tokens {
  readonly issue: (
    claims: PersonClaims | { readonly sub: string },
    grant: { readonly clientId: ClientId | null; readonly scope: string; readonly seconds: number },
  ) => Promise<string>
  /** The claims of a token that we signed and that is still valid, else `null`. */
  readonly read: (token: string) => Promise<Claims | null>
}

const mostKnownTokens = 10_000

const audience = 'avita-api'
const tokenType = 'at+jwt'

export const scopeOf = (reach: readonly AppName[]): string => reach.join(' ')

/** Signs and reads access tokens: one algorithm, our own keys by `kid`, and no other header is believed (RFC 8725). */
export const createTokens = (keys: SigningKeys, issuer: string, clock: Clock): Tokens => {
  // A signature stays good: only the end of a token's life has to be looked at again. Its session is asked every time.
  const known = new LRUCache<string, Claims>({ max: mostKnownTokens })
  return {
    issue: async (claims, { clientId, scope, seconds }) => {
      const { kid, key } = await keys.current()
      const now = Math.floor(clock().getTime() / 1000)
      const payload: JWTPayload = { ...claims, scope, ...(clientId ? { client_id: clientId } : {}) }
      return new SignJWT(payload)
        .setProtectedHeader({ alg: algorithm, kid, typ: tokenType })
        .setIssuer(issuer)
        .setAudience(audience)
        .setJti(randomUUID())
        .setIssuedAt(now)
        .setExpirationTime(now + seconds)
        .sign(key)
    },
    read: async (token) => {
      const claims = known.get(token)
      if (claims) return claims.exp * 1000 > clock().getTime() ? claims : null
      try {
        const { payload } = await jwtVerify(
          token,
          async ({ kid }) => {
            const key = kid === undefined ? null : await keys.find(kid)
            if (key === null) throw new errors.JWKSNoMatchingKey()
            return key
          },
          {
            algorithms: [algorithm],
            issuer,
            audience,
            typ: tokenType,
            requiredClaims: ['exp', 'iat', 'sub', 'scope'],
            currentDate: clock(),
          },
        )
        const read = Claims.safeParse(payload).data ?? null
        if (read) known.set(token, read)
        return read
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof TypeError) return null
        throw error
      }
    },
  }
}
