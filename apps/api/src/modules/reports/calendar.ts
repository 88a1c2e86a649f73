import type { ReportPeriod } from '@avita/api-client/contract'
import { closedPeriods, isClosed, monthOf, type Period, quarterOf } from './periods.ts'

/** A period as a question names it. */
export interface Asked {
  readonly year: number
  readonly period: ReportPeriod
}

/** How far back may be asked. */
const monthsBack = 36

const numberOf = (period: ReportPeriod) => Number(period.slice(1))

export const nameOf = ({ grain, year, number }: Period): Asked => ({
  year,
  period: reportPeriodOf(grain === 'month' ? `m${String(number).padStart(2, '0')}` : `q${number}`),
})

const names: readonly ReportPeriod[] = [
  'm01',
  'm02',
  'm03',
  'm04',
  'm05',
  'm06',
  'm07',
  'm08',
  'm09',
  'm10',
  'm11',
  'm12',
  'q1',
  'q2',
  'q3',
  'q4',
]

const reportPeriodOf = (text: string): ReportPeriod => {
  const found = names.find((name) => name === text)
  if (!found) throw new RangeError(`No period ${text}`)
  return found
}

/** The closed periods of what is asked for: one month, one quarter with its months, or those of a year. */
export interface Span {
  readonly months: readonly Period[]
  readonly quarters: readonly Period[]
}

export const spanOf = ({ year, period }: Asked, now: Date): Span => {
  const closed = (list: readonly Period[]) => list.filter((one) => isClosed(one, now))
  const monthsFrom = (first: number, count: number) =>
    Array.from({ length: count }, (_, index) => monthOf(year, first + index))
  if (period === 'year')
    return {
      months: closed(monthsFrom(1, 12)),
      quarters: closed([1, 2, 3, 4].map((quarter) => quarterOf(year, quarter))),
    }
  const number = numberOf(period)
  if (period.startsWith('m')) return { months: closed([monthOf(year, number)]), quarters: [] }
  const quarter = quarterOf(year, number)
  // A quarter is asked for as a whole, so it is answered only when it is over.
  return isClosed(quarter, now)
    ? { months: monthsFrom(number * 3 - 2, 3), quarters: [quarter] }
    : { months: [], quarters: [] }
}

const isSince = (since: Date) => (period: Period) => period.until > since

export const closedMonths = (now: Date, since: Date): readonly Period[] =>
  closedPeriods('month', now, monthsBack).filter(isSince(since))

export const closedQuarters = (now: Date, since: Date): readonly Period[] =>
  closedPeriods('quarter', now, monthsBack / 3).filter(isSince(since))

/** Everything that may be asked for, the newest first: years, quarters, months. */
export const askable = (now: Date, since: Date): readonly Asked[] => {
  const months = closedMonths(now, since)
  const years = [...new Set(months.map(({ year }) => year))]
  return [
    ...years.map((year): Asked => ({ year, period: 'year' })),
    ...closedQuarters(now, since).map(nameOf),
    ...months.map(nameOf),
  ]
}

/** The months of a trend: the closed ones up to a moment, the oldest first. */
export const trendUntil = (months: readonly Period[], until: Date): readonly Period[] =>
  months
    .filter((month) => month.until <= until)
    .slice(0, 12)
    .toReversed()
