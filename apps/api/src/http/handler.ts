import type { BinaryCallName, CallName, Contract } from '@avita/api-client/contract'
import type { Language } from '@avita/i18n-routes'
import type { z } from 'zod'
import type { Actor, Person } from '../actor.ts'
import type { FileAnswer } from './file-answer.ts'

type Entry<Name extends CallName> = Contract[Name]

type Parsed<Name extends CallName, Part extends string> =
  Entry<Name> extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : undefined

/** A call that only people may make is always made by a person: the entry's access says so. */
type ActorOf<Name extends CallName> = Entry<Name>['access']['kind'] extends 'open' | 'anonymous'
  ? Actor
  : Person

/** What a handler may know of the HTTP request. */
export interface RequestFacts {
  readonly id: string
  /** The address of the caller; behind a proxy only as far as `TRUST_PROXY` says. */
  readonly ip: string
  /** The `Idempotency-Key` of a call that may carry one; `null` without. */
  readonly idempotencyKey: string | null
}

/** A call as its handler sees it: validated by the contract, and permitted. */
interface CallInput<Name extends CallName> {
  readonly params: Parsed<Name, 'params'>
  readonly query: Parsed<Name, 'query'>
  readonly body: Parsed<Name, 'body'>
  readonly actor: ActorOf<Name>
  readonly language: Language
  readonly request: RequestFacts
}

type AnswerOf<Name extends CallName> = Name extends BinaryCallName
  ? FileAnswer
  : z.input<Entry<Name>['answer']>

/** Answers one call. Fields that the answer's schema does not know are left out of the response. */
type Handler<Name extends CallName> = (input: CallInput<Name>) => AnswerOf<Name> | Promise<AnswerOf<Name>>

export type Handlers<Names extends CallName = CallName> = { readonly [Name in Names]: Handler<Name> }

/** Types the handlers of a module: `handlers<'article' | 'articleCategories'>({ … })`. */
export const handlers = <Names extends CallName>(all: Handlers<Names>): Handlers<Names> => all
