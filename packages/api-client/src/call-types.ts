import type { z } from 'zod'
import type { CallName } from './contract/addresses.ts'
import type { Contract } from './contract/index.ts'

// The schemas see text (a query string); the caller gives what they make of it: numbers and flags.
type Given<Input, Output> = {
  [Key in keyof Input]: Key extends keyof Output ? Output[Key] : never
}

// An empty or absent parameter is omitted (specification, section 5), so every optional one may be either.
type GivenQuery<Input, Output> = {
  [Key in keyof Input]: Key extends keyof Output
    ? undefined extends Input[Key]
      ? Output[Key] | '' | null | undefined
      : Output[Key]
    : never
}

type ParamsOf<Entry> = Entry extends { params: infer Schema extends z.ZodType }
  ? { params: Given<z.input<Schema>, z.output<Schema>> }
  : unknown

type QueryOf<Entry> = Entry extends { query: infer Schema extends z.ZodType }
  ? object extends z.input<Schema>
    ? { query?: GivenQuery<z.input<Schema>, z.output<Schema>> }
    : { query: GivenQuery<z.input<Schema>, z.output<Schema>> }
  : unknown

type BodyOf<Entry> = Entry extends { body: infer Schema extends z.ZodType }
  ? { body: z.input<Schema> }
  : unknown

/** What a call takes: `params`, `query` and `body`, as far as its entry of the contract has them. */
export type CallInput<Name extends CallName> = ParamsOf<Contract[Name]> &
  QueryOf<Contract[Name]> &
  BodyOf<Contract[Name]>

/** What a call answers with. */
export type CallAnswer<Name extends CallName> = z.output<Contract[Name]['answer']>

/** How one call is made. */
export interface CallOptions {
  /** Ends the call; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal
  /** Lets the request outlive its page: for the push that leaves with a sign-out. */
  readonly keepalive?: boolean
  /** A token for this call instead of the session's: that of an anonymous visitor. Its refusal ends no session. */
  readonly token?: string
  /** Makes a write repeatable: the same key and body answer as before and do nothing twice (security, A8). */
  readonly idempotencyKey?: string
  /** Sees the headers of the answer: `Date`, by which expiry is counted when the device's clock is wrong. */
  readonly onHeaders?: (headers: Headers) => void
}

/** Input comes first, and may be left out where nothing in it is required. */
type CallArguments<Name extends CallName> =
  object extends CallInput<Name>
    ? [input?: CallInput<Name>, options?: CallOptions]
    : [input: CallInput<Name>, options?: CallOptions]

/** One typed function per entry of the contract. */
export type Client = {
  readonly [Name in CallName]: (...call: CallArguments<Name>) => Promise<CallAnswer<Name>>
}
