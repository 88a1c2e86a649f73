import { networkOf } from '@avita/api-client/configuration'
import type { CallParts, Method } from '@avita/api-client/contract'
import { LRUCache } from 'lru-cache'
import type { Actor } from '../actor.ts'
import type { Clock } from '../module-deps.ts'
import { problemAfter } from '../problems.ts'

const windowMilliseconds = 60_000

/** A page of the panel asks about eight things: two pages a second, all minute long. A narrower limit stands below it. */
const perPerson = { reads: 1_200, writes: 240 }
/** Visitors share what an office, or a mobile network, has as its one address. */
const perAddress = { reads: 3_000, writes: 1_200 }

/** Beyond it the caller who has been quiet for longest is forgotten, with at most a minute's count. */
const mostCounters = 20_000

interface Counter {
  count: number
  opensAt: number
}

interface Bucket {
  readonly counters: LRUCache<string, Counter>
  readonly times: number
}

type Kind = keyof typeof perPerson

/** The parts of an entry that a limit follows from. */
interface Limited extends Pick<CallParts, 'perMinute'> {
  readonly method: Method
}

/** Counts one call of somebody; throws 429 with the seconds after which they may go on. */
export type CountCall = (actor: Actor, caller: { readonly ip: string }) => void

/**
 * The limit that every call has, whatever its module does (security, A6): reads and writes of a person, and of an
 * address for calls without one; an entry's own `perMinute` is counted by itself.
 *
 * In the memory of this process, reads and writes alike: it is there so that no one takes the service from the others,
 * not to guard a secret. A count in the database would be a write for each read and a second one for each write, a
 * restart or a second process may give a few more, and what has to hold exactly (passwords, codes, mails, forms,
 * exports) is counted in the table `attempts` besides. What lies in memory only is written nowhere: no digest.
 */
export const createCallLimits = (clock: Clock, factor = 1): ((entry: Limited) => CountCall) => {
  const bucketOf = (times: number): Bucket => ({
    counters: new LRUCache({ max: mostCounters }),
    times: times * factor,
  })
  const shared = {
    person: { reads: bucketOf(perPerson.reads), writes: bucketOf(perPerson.writes) },
    address: { reads: bucketOf(perAddress.reads), writes: bucketOf(perAddress.writes) },
  }

  const count = ({ counters, times }: Bucket, who: string) => {
    const now = clock().getTime()
    const counter = counters.get(who)
    if (counter === undefined || counter.opensAt <= now) {
      counters.set(who, { count: 1, opensAt: now + windowMilliseconds })
      return
    }
    counter.count += 1
    if (counter.count > times)
      throw problemAfter('identity.tooManyRequests', 429, (counter.opensAt - now) / 1000)
  }

  return ({ method, perMinute = {} }) => {
    const kind: Kind = method === 'GET' ? 'reads' : 'writes'
    const ofPerson = perMinute.person === undefined ? shared.person[kind] : bucketOf(perMinute.person)
    const ofAddress = perMinute.address === undefined ? shared.address[kind] : bucketOf(perMinute.address)
    return (actor, caller) =>
      actor.kind === 'person' ? count(ofPerson, actor.id) : count(ofAddress, networkOf(caller.ip))
  }
}
