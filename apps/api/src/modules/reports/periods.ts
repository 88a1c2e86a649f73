/**
 * The only periods that reports know: whole calendar months and quarters in Turkish time. A free range of dates would
 * let one day be subtracted from the next (security, P1).
 */
export type Grain = 'month' | 'quarter'

/** `2026-03` or `2026-Q1`. */
type PeriodCode = `${number}-${string}`

export interface Period {
  readonly code: PeriodCode
  readonly grain: Grain
  readonly year: number
  /** 1 to 12, or 1 to 4. */
  readonly number: number
  readonly from: Date
  /** The first moment after it. */
  readonly until: Date
}

/** Türkiye keeps UTC+3 the whole year. */
const turkishOffset = 3 * 3_600_000
/** What was under way at midnight is counted before anybody can ask. */
const graceMilliseconds = 86_400_000

const startOf = (year: number, month: number) => new Date(Date.UTC(year, month - 1, 1) - turkishOffset)

export const monthOf = (year: number, month: number): Period => ({
  code: `${year}-${String(month).padStart(2, '0')}`,
  grain: 'month',
  year,
  number: month,
  from: startOf(year, month),
  until: startOf(year, month + 1),
})

export const quarterOf = (year: number, quarter: number): Period => ({
  code: `${year}-Q${quarter}`,
  grain: 'quarter',
  year,
  number: quarter,
  from: startOf(year, quarter * 3 - 2),
  until: startOf(year, quarter * 3 + 1),
})

const inTurkey = (moment: Date) => {
  const shifted = new Date(moment.getTime() + turkishOffset)
  return { year: shifted.getUTCFullYear(), month: shifted.getUTCMonth() + 1 }
}

/** The period of a grain that a moment lies in. */
export const periodAt = (grain: Grain, moment: Date): Period => {
  const { year, month } = inTurkey(moment)
  return grain === 'month' ? monthOf(year, month) : quarterOf(year, Math.ceil(month / 3))
}

export const monthsOf = ({ year, number, grain }: Period): readonly Period[] =>
  grain === 'month' ? [monthOf(year, number)] : [2, 1, 0].map((before) => monthOf(year, number * 3 - before))

/** Whether a period is over: an open one is never reported, since its figures still move. */
export const isClosed = ({ until }: Period, now: Date): boolean =>
  until.getTime() + graceMilliseconds <= now.getTime()

/** The period before, of the same grain. */
const previous = ({ grain, from }: Period): Period => periodAt(grain, new Date(from.getTime() - 1))

/** The newest closed periods of a grain, the newest first. */
export const closedPeriods = (grain: Grain, now: Date, count: number): readonly Period[] => {
  const list: Period[] = []
  let period = periodAt(grain, now)
  while (list.length < count) {
    if (isClosed(period, now)) list.push(period)
    period = previous(period)
  }
  return list
}
