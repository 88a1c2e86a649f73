import type { ModuleDeps } from '../../module-deps.ts'
import { type Band, bandOf, isolates, type Rule, ruleOf } from '../reports/gate.ts'
import { floorsOf, keepReads, readsWithin, type SendRow, uncountedSends } from './store.ts'

interface Floors {
  readonly id: string
  readonly usageFloor: number
  readonly testFloor: number
}

/** Whoever has not read it in a day is not waited for. */
const hoursCounted = 24

const highest = (floors: readonly number[]) => Math.max(0, ...floors)

/** The rule for a notification's readers: that of its company, or the strictest of all where it is for several. */
export const ruleFor = ({ customerId }: Pick<SendRow, 'customerId'>, companies: readonly Floors[]): Rule => {
  const among = companies.filter(({ id }) => customerId === null || id === customerId)
  return ruleOf({
    usageFloor: highest(among.map(({ usageFloor }) => usageFloor)),
    testFloor: highest(among.map(({ testFloor }) => testFloor)),
  })
}

/**
 * How many have read a notification, as staff may know it: a band as in the reports, that stands for no fewer than the
 * floor, and from which those who have not read it are no fewer either (regulation, C2 and C3).
 */
export const bandOfReads = (rule: Rule, recipients: number, reads: number): Band | null => {
  const known = Math.min(reads, recipients - rule.usageFloor)
  if (known < rule.usageFloor) return null
  const band = bandOf(rule, known)
  return isolates(band, { headcount: recipients, outer: [], inner: [] }, rule.usageFloor) ? null : band
}

/** The band that was kept, unless a floor that was raised since hides it. */
export const shownReads = (
  { usageFloor }: Rule,
  { readsAtLeast, readsAtMost }: Pick<SendRow, 'readsAtLeast' | 'readsAtMost'>,
): Band | null =>
  readsAtLeast === null || readsAtMost === null || readsAtLeast < usageFloor
    ? null
    : { atLeast: readsAtLeast, atMost: readsAtMost }

/**
 * Counts the readers of every notification once, a day after the last of its texts came out, whether or not anybody
 * looks: a figure that moved with every reader would tell who looks again and again when each of them came.
 */
export const closeReadCounts = async ({
  database,
  clock,
}: Pick<ModuleDeps, 'database' | 'clock'>): Promise<void> => {
  const now = clock()
  const due = await uncountedSends(database, new Date(now.getTime() - hoursCounted * 3_600_000))
  if (due.length === 0) return
  const floors = await floorsOf(database)
  for (const send of due) {
    const reads = await readsWithin(database, send.id, hoursCounted)
    await keepReads(database, send.id, now, bandOfReads(ruleFor(send, floors), send.recipientCount, reads))
  }
}
