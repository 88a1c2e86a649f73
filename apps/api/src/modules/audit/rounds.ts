import type { Database } from '../../database/database.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import {
  beginning,
  headsAfter,
  headsWithNews,
  holdsRound,
  readCheckpoints,
  readRound,
  type Round,
  writeCheckpoint,
  writeRound,
} from './checkpoint-store.ts'
import { collectFaults } from './faults.ts'
import { batch, type Followed, follow } from './follow.ts'
import { createSeals, type Seals } from './seals.ts'

type Deps = Pick<ModuleDeps, 'database' | 'vault' | 'clock' | 'log'>

/** How many chains are looked at in one step. */
const chainsAtOnce = 200

/** So many entries each time that housekeeping comes by: about two seconds of work. */
const entriesPerVisit = 50_000

const keepWhole = async (transaction: Database, seals: Seals, followed: readonly Followed[]) => {
  for (const { head, at, isWhole } of followed)
    // oxlint-disable-next-line no-await-in-loop
    if (isWhole) await writeCheckpoint(transaction, seals, head.chain, at)
}

/** Follows what was written since; answers whether there may be more. */
const followNews = async (transaction: Database, seals: Seals, now: Date): Promise<boolean> => {
  const heads = await headsWithNews(transaction, chainsAtOnce)
  if (heads.length === 0) return false
  const chains = heads.map(({ chain }) => chain)
  const checkpoints = await readCheckpoints(transaction, seals, chains)
  const starts = heads.map((head) => ({ head, from: checkpoints.get(head.chain) ?? beginning }))
  const found = collectFaults()
  const { followed } = await follow(transaction, seals, starts, found.report)
  await keepWhole(transaction, seals, followed)
  if (found.isIntact()) return true
  // The round comes to the same place; until then it is known from here. A chain that is not whole stays where it is.
  const round = (await readRound(transaction, seals)) ?? newRound(now, null)
  await writeRound(transaction, seals, { ...round, faults: merged(round.faults, found.faults) })
  return false
}

const merged = (...lists: Round['faults'][]) => {
  const found = collectFaults()
  for (const fault of lists.flat()) found.report(fault)
  return found.faults
}

const newRound = (now: Date, last: Round['last']): Round => ({
  startedAt: now.toISOString(),
  number: 0,
  within: beginning,
  faults: [],
  last,
})

/** A step of the way through the whole log from its beginning; answers whether there is more of it. */
const followRound = async (transaction: Database, seals: Seals, now: Date): Promise<Round | null> => {
  const round = (await readRound(transaction, seals)) ?? newRound(now, null)
  const heads = await headsAfter(transaction, round.number, chainsAtOnce)
  if (heads.length === 0) {
    const { startedAt, faults } = round
    const next = newRound(now, { startedAt, faults })
    await writeRound(transaction, seals, next)
    return next
  }
  const starts = heads.map((head, index) => ({ head, from: index === 0 ? round.within : beginning }))
  const found = collectFaults()
  const { followed } = await follow(transaction, seals, starts, found.report)
  await keepWhole(
    transaction,
    seals,
    followed.filter(({ isDone }) => isDone),
  )
  const done = followed.filter(({ isDone }) => isDone)
  await writeRound(transaction, seals, {
    ...round,
    number: done.at(-1)?.head.number ?? round.number,
    within: followed.find(({ isDone }) => !isDone)?.at ?? beginning,
    faults: merged(round.faults, found.faults),
  })
  return null
}

/**
 * Follows the log a stretch further: first what is new, so that a verification has little left to do, then the round
 * that goes through everything from the beginning again and again, so that what changes behind it is found too.
 */
export const followAudit = async (
  { database, vault, clock, log }: Deps,
  most: number = entriesPerVisit,
): Promise<void> => {
  const seals = createSeals(vault)
  const steps = Math.ceil(most / batch)
  const step = <Result>(work: (transaction: Database) => Promise<Result>) =>
    database.transaction(async (transaction) => ((await holdsRound(transaction)) ? work(transaction) : null))
  // Each step is a short transaction, and waits for the one before.
  /* oxlint-disable no-await-in-loop */
  for (let turn = 0; turn < steps; turn += 1)
    if (!(await step((transaction) => followNews(transaction, seals, clock())))) break
  for (let turn = 0; turn < steps; turn += 1) {
    const next = await step((transaction) => followRound(transaction, seals, clock()))
    if (!next) continue
    const faults = next.last?.faults.length ?? 0
    if (faults > 0) log.error({ faults }, 'the audit log does not hold together')
    break
  }
  /* oxlint-enable no-await-in-loop */
}
