import type { z } from 'zod'
import { addresses, type CallName } from './addresses.ts'
import type { ActionName, PageName } from './permissions.ts'

/**
 * Who may make a call. `open`: no token at all. `anonymous`: any valid token, that of an anonymous visitor included.
 * `signedIn`: a person's token. `page` and `action`: a person whose roles open that page or permit that action.
 */
export type Access =
  | { readonly kind: 'open' }
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'page'; readonly page: PageName }
  | { readonly kind: 'action'; readonly action: ActionName }

// Each keeps its own kind as its type: from it a handler knows whether its caller is a person.
export const open = { kind: 'open' } as const satisfies Access
export const anonymous = { kind: 'anonymous' } as const satisfies Access
export const signedIn = { kind: 'signedIn' } as const satisfies Access
export const page = (name: PageName) => ({ kind: 'page', page: name }) as const satisfies Access
export const action = (name: ActionName) => ({ kind: 'action', action: name }) as const satisfies Access

export interface CallExample {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** The parts of a call that the entry itself describes; its method and path stand in `addresses`. */
export interface CallParts {
  readonly access: Access
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly answer: z.ZodType
  /**
   * Whether the call may carry an `Idempotency-Key`: made again with the same key and body, it answers as before and
   * does nothing twice (security, A8).
   */
  readonly idempotent?: true
  /**
   * How often one caller may make it in a minute, counted by itself, where the usual limit of reads and writes does not
   * fit: one person, and one address for callers without an account (security, A6).
   */
  readonly perMinute?: { readonly person?: number; readonly address?: number }
  /**
   * A well-formed input, as it goes over the wire. The documentation shows it, and the tests of access make the call
   * with it, so that only the right to call decides. An entry that takes `params` or a `body` has one.
   */
  readonly example?: CallExample
  /**
   * The problem codes by status that its own rules refuse with. What follows from its other parts (a token that is
   * missing, an input that does not fit, a server that is away) is not repeated here.
   */
  readonly refuses?: Readonly<Record<number, readonly string[]>>
  /** One line of description, shown in the API's documentation. */
  readonly says: string
}

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

const split = (name: CallName) => {
  const [method, path] = addresses[name].split(' ')
  if (!path || !(method === 'GET' || method === 'POST' || method === 'PATCH' || method === 'DELETE'))
    throw new TypeError(`The address of ${name} is not "METHOD /path"`)
  return { method, path } as const satisfies { method: Method; path: string }
}

/** One entry of the contract: everything the server, the client, the documentation and the tests know of a call. */
export const call = <const Parts extends CallParts>(name: CallName, parts: Parts) => ({
  name,
  ...split(name),
  ...parts,
})
