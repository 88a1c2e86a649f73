import type { Client } from './call-types.ts'
import type { ClientId } from './contract/identity.ts'

/** Renewed this long before its end, so that a call under way does not meet it. */
const leewayMilliseconds = 30_000

/**
 * The token of an anonymous visitor (client_credentials; specification, section 7). The function it returns asks the
 * identity service once, keeps the token in memory until shortly before it expires, and shares a request that is under
 * way; a failed one is not remembered. Rejects with an `ApiError`.
 */
export const anonymousToken = (
  client: Pick<Client, 'token'>,
  clientId: ClientId,
  now: () => number = Date.now,
): (() => Promise<string>) => {
  let current: { readonly token: Promise<string>; endsAt: number } | null = null

  const ask = () => {
    const asked = { token: Promise.resolve(''), endsAt: Number.POSITIVE_INFINITY }
    asked.token = client
      .token({ body: { grant_type: 'client_credentials', client_id: clientId } })
      .then((answer) => {
        asked.endsAt = now() + answer.expires_in * 1000 - leewayMilliseconds
        return answer.access_token
      })
      .catch((error: unknown) => {
        current = null
        throw error
      })
    return asked
  }

  return () => {
    if (!current || now() >= current.endsAt) current = ask()
    return current.token
  }
}
