import type { Account } from '@avita/api-client'
import { accountOf } from './stored.ts'

const decode = (part: string): string => {
  const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0))
}

/**
 * The account that a token speaks of: its `name`, `email` and `family_name` claims (specification, section 3). For
 * greeting a person only: the signature is the server's business. `null` where the token says nothing readable.
 */
export const accountOfToken = (token: string): Account | null => {
  try {
    const claims: unknown = JSON.parse(decode(token.split('.')[1] ?? ''))
    if (typeof claims !== 'object' || claims === null) return null
    const read = (claim: string): unknown => Object.getOwnPropertyDescriptor(claims, claim)?.value ?? ''
    return accountOf({ name: read('name'), email: read('email'), surname: read('family_name') })
  } catch {
    return null
  }
}
