import type { Access } from '@avita/api-client/contract'
import type { Actor, Person } from '../actor.ts'
import { problem } from '../problems.ts'

/** What the HTTP side has to know about rights; identity and the access module answer. */
export interface Guard {
  /** Who a bearer token stands for; `null` for a token that is not (or no longer) valid. */
  readonly actorOf: (token: string) => Promise<Actor | null>
  readonly mayUse: (person: Person, access: Access) => Promise<boolean>
}

const unauthorised = (code: 'access.tokenMissing' | 'access.tokenInvalid' | 'access.signInNeeded') =>
  problem(code, {
    status: 401,
    headers: {
      'www-authenticate': code === 'access.tokenMissing' ? 'Bearer' : 'Bearer error="invalid_token"',
    },
  })

const nobody: Actor = { kind: 'anonymous', clientId: null }

/**
 * The caller, if they may make the call; otherwise throws 401 or 403 (default deny; RFC 6750). Who it is, as far as that
 * is known, is told to `count` before anything is refused: a refusal has its cost as well.
 */
export const admit = async (
  guard: Guard,
  access: Access,
  authorization: string | undefined,
  count: (actor: Actor) => void,
): Promise<Actor> => {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1]
  const actor = access.kind === 'open' || token === undefined ? null : await guard.actorOf(token)
  count(actor ?? nobody)
  if (access.kind === 'open') return nobody
  if (authorization === undefined) throw unauthorised('access.tokenMissing')
  if (actor === null) throw unauthorised('access.tokenInvalid')
  if (access.kind === 'anonymous') return actor
  if (actor.kind === 'anonymous') throw unauthorised('access.signInNeeded')
  if (await guard.mayUse(actor, access)) return actor
  throw problem(access.kind === 'page' ? 'access.pageDenied' : 'access.actionDenied', { status: 403 })
}
