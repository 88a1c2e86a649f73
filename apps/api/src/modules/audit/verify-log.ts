import type { Database } from '../../database/database.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import {
  allHeads,
  beginning,
  chainsWithoutEnd,
  type KeptHead,
  readCheckpoints,
  readRound,
} from './checkpoint-store.ts'
import { collectFaults, type Report } from './faults.ts'
import { follow, type Start } from './follow.ts'
import { createSeals, type Link, type Seals } from './seals.ts'
import { readHeads } from './store.ts'
import { checkNumbers, digestOf, type Verification, verifyAudit } from './verify.ts'

/** So many entries can be followed within the time of an answer, on a busy machine too (measured in the README). */
const entriesPerCall = 20_000
/** And no longer than this, whatever the machine does. */
const millisecondsPerCall = 3000

interface LogVerification extends Omit<Verification, 'faults'> {
  readonly faults: Verification['faults'][number][]
  /** Entries that nobody has followed yet. */
  readonly unchecked: number
  /** When the last way through the whole log, from its beginning to its end, was begun. */
  readonly wholeAt: string | null
}

/** Where each chain has to be followed from; reports those whose end does not fit what is known of them. */
const startsOf = (
  seals: Seals,
  heads: readonly KeptHead[],
  checkpoints: ReadonlyMap<string, Link>,
  report: Report,
): Start[] =>
  heads.flatMap((head) => {
    const from = checkpoints.get(head.chain) ?? beginning
    if (head.entries > from.position) return [{ head, from }]
    const fits =
      head.seal === seals.ofHead(head) &&
      head.last === head.entries &&
      head.entries === from.position &&
      head.hash === from.hash
    if (!fits) report({ kind: 'endChanged', chain: head.chain, position: head.entries })
    return []
  })

/** Follows chains until all are at their end or enough was read; answers with how many entries are left. */
const followAll = async (
  transaction: Database,
  seals: Seals,
  starts: readonly Start[],
  report: Report,
  most: number,
): Promise<number> => {
  let open = starts
  let count = 0
  const begin = performance.now()
  while (open.length > 0 && count < most && performance.now() - begin < millisecondsPerCall) {
    // oxlint-disable-next-line no-await-in-loop
    const { followed, entries } = await follow(transaction, seals, open, report)
    count += Math.max(1, entries)
    const unfinished = followed.filter(({ isDone }) => !isDone).map(({ head, at }) => ({ head, from: at }))
    open = [...unfinished, ...open.slice(followed.length)]
  }
  return open.reduce((sum, { head, from }) => sum + head.entries - from.position, 0)
}

/** A log, or one chain, that is too long to be read in one go: what the rounds found, and what is new since. */
const verifyLong = (
  { database, vault }: Pick<ModuleDeps, 'database' | 'vault'>,
  most: number,
  only?: string,
): Promise<LogVerification> =>
  database.transaction(
    async (transaction) => {
      const seals = createSeals(vault)
      const found = collectFaults()
      const isMeant = ({ chain }: { readonly chain: string | null }) =>
        only === undefined || chain === null || chain === only
      const every = await allHeads(transaction)
      await checkNumbers(transaction, seals, every, found.report)
      const heads = every.filter(isMeant)
      if (only === undefined)
        for (const chain of await chainsWithoutEnd(transaction))
          found.report({ kind: 'endChanged', chain, position: null })
      const round = await readRound(transaction, seals)
      for (const fault of [...(round?.last?.faults ?? []), ...(round?.faults ?? [])])
        if (isMeant(fault)) found.report(fault)
      const starts = startsOf(seals, heads, await readCheckpoints(transaction, seals), found.report)
      const unchecked = await followAll(transaction, seals, starts, found.report, most)
      return {
        isIntact: found.isIntact(),
        entries: heads.reduce((sum, { entries }) => sum + entries, 0),
        chains: heads.length,
        digest: digestOf(heads),
        faults: found.faults,
        unchecked,
        wholeAt: round?.last?.startedAt ?? null,
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

/** Whether the log is whole: read from its beginning while it is short, by steps once it is long. */
export const verifyLog = async (
  { database, vault, clock }: Pick<ModuleDeps, 'database' | 'vault' | 'clock'>,
  most: number = entriesPerCall,
): Promise<LogVerification> => {
  const heads = await allHeads(database)
  const entries = heads.reduce((sum, head) => sum + head.entries, 0)
  if (entries > most) return verifyLong({ database, vault }, most)
  const wholeAt = clock().toISOString()
  const { faults, ...result } = await verifyAudit(database, vault)
  return { ...result, faults: [...faults], unchecked: 0, wholeAt }
}

/** Whether one person's chain is whole, likewise. */
export const verifyChain = async (
  { database, vault }: Pick<ModuleDeps, 'database' | 'vault'>,
  chain: string,
  most: number = entriesPerCall,
): Promise<Pick<Verification, 'isIntact' | 'entries' | 'faults'>> => {
  const [head] = await readHeads(database, chain)
  return head && head.entries > most
    ? verifyLong({ database, vault }, most, chain)
    : verifyAudit(database, vault, chain)
}
