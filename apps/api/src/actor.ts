import type { RoleId } from '@avita/api-client/contract'
import type { AppName } from '@avita/i18n-routes'

/** A visitor without an account: a `client_credentials` token, or no token at all on an open call (`clientId: null`). */
interface Anonymous {
  readonly kind: 'anonymous'
  readonly clientId: string | null
}

/** Somebody who is signed in, as the database knows them at this request. */
export interface Person {
  readonly kind: 'person'
  readonly id: string
  /** The company the person belongs to; `null` for private customers and the operator's own people. */
  readonly customerId: string | null
  readonly roles: readonly RoleId[]
  readonly clientId: string | null
  readonly sessionId: string
  /** The apps that the token's scope reaches. */
  readonly scopes: readonly AppName[]
}

export type Actor = Anonymous | Person
