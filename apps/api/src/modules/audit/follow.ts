import type { Database } from '../../database/database.ts'
import { entriesOn, type KeptHead, type Stretch } from './checkpoint-store.ts'
import type { Report } from './faults.ts'
import type { Link, Seals } from './seals.ts'
import { walk } from './verify.ts'

/** A chain with the link from which it is followed. */
export interface Start {
  readonly head: KeptHead
  readonly from: Link
}

/** So many entries in one go; the thread is free between two. */
export const batch = 2000

/** As many stretches as make a batch; the last one may stop short of its chain's end. */
const stretchesOf = (starts: readonly Start[]): Stretch[] => {
  const stretches: Stretch[] = []
  let left = batch
  for (const { head, from } of starts) {
    if (left === 0) break
    const to = Math.min(head.entries, from.position + left)
    stretches.push({ chain: head.chain, from, to })
    left -= Math.max(0, to - from.position)
  }
  return stretches
}

const fits = (seals: Seals, head: KeptHead, end: Link) =>
  head.seal === seals.ofHead(head) &&
  head.last === head.entries &&
  end.position === head.entries &&
  end.hash === head.hash

/** What was followed of a chain, and whether that was its end. */
export interface Followed {
  readonly head: KeptHead
  readonly at: Link
  readonly isDone: boolean
  readonly isWhole: boolean
}

/** Follows chains for about a batch and reports what does not hold. */
export const follow = async (
  database: Database,
  seals: Seals,
  starts: readonly Start[],
  report: Report,
): Promise<{ followed: Followed[]; entries: number }> => {
  const stretches = stretchesOf(starts)
  const faulty = new Set<string | null>()
  const note: Report = (fault) => {
    faulty.add(fault.chain)
    report(fault)
  }
  const known = new Map(stretches.map(({ chain, from }) => [chain, from]))
  const { ends, count } = await walk(await entriesOn(database, stretches), note, known)
  const followed = stretches.map(({ chain, from, to }, index): Followed | null => {
    const head = starts[index]?.head
    if (!head) return null
    const reached = ends.get(chain) ?? from
    const isDone = to >= head.entries
    if (isDone && !fits(seals, head, reached)) note({ kind: 'endChanged', chain, position: head.entries })
    if (!isDone && reached.position < to)
      note({ kind: 'entryMissing', chain, position: reached.position + 1 })
    // What is missing does not hold up the rest.
    return { head, at: { position: to, hash: reached.hash }, isDone, isWhole: !faulty.has(chain) }
  })
  return { followed: followed.filter((one) => one !== null), entries: count }
}
