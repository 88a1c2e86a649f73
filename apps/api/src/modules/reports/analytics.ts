import type { CareKind } from '@avita/api-client/contract'
import { careKindNames } from '@avita/api-client/contract'
import { addressKeyOf } from '../../identity/address-key.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { askable, type Asked, closedMonths, nameOf, spanOf, trendUntil } from './calendar.ts'
import { type Band, type Bands, bandOf, ruleOf } from './gate.ts'
import { isClosed, type Period, periodAt } from './periods.ts'
import { cellOf, ruleShown } from './report.ts'
import { chosenOf, releasesOf, type ReportQuery, unlessShut } from './service.ts'
import { countCrash, type Crash, type ReportCustomer, reportStore } from './store.ts'

interface Filtered {
  readonly type?: 'page' | 'action' | undefined
  readonly event?: string | undefined
}

interface Paged {
  readonly pageIndex: number
  readonly pageSize: number
}

const crashesPerAddress = { times: 30, seconds: 3_600 }
const everybody = { usageFloor: 0, testFloor: 0 }

/** When an event filter is chosen, the type is fixed to action (specification, section 5). */
const filterOf = ({ type, event }: Filtered) => ({
  type: event === undefined ? (type ?? null) : ('action' as const),
  event: event ?? null,
})

type Filter = ReturnType<typeof filterOf>

/** A total is made of what may be shown of each company, so it tells nothing that the parts do not. */
const totalOf = (bands: readonly (Band | undefined)[]) => {
  const shown = bands.filter((band) => band !== undefined)
  return {
    atLeast: shown.reduce((sum, { atLeast }) => sum + atLeast, 0),
    atMost: shown.reduce((sum, { atMost }) => sum + atMost, 0),
    companies: shown.length,
    hiddenCompanies: bands.length - shown.length,
  }
}

const pageOf = <Item>(items: readonly Item[], { pageIndex, pageSize }: Paged) =>
  items.slice((pageIndex - 1) * pageSize, pageIndex * pageSize)

/** The six analytics screens of the back office. The operator looks through the same gate as an employer does. */
export const analyticsScreens = (deps: ModuleDeps) => {
  const { database, reportDatabase, clock, attempts, vault } = deps
  const store = reportStore(reportDatabase)
  const releases = releasesOf(deps)

  /** The figure that a filter asks for, and where it stands. */
  const bandsFor = async (customer: ReportCustomer, month: Period, { type, event }: Filter) => {
    const bands: Bands =
      type === null
        ? await releases.month(customer.id, month)
        : await releases.events(customer.id, month, type)
    const figure = event === null ? `event:${type}` : `event:${type}:${event}`
    return { bands, figure: type === null ? 'active' : figure }
  }

  /** The periods of a screen, what of them is shown, and the customers there were. */
  const open = async (query: ReportQuery, grain: 'm' | 'q') => {
    const now = clock()
    const customers = await unlessShut(() => store.customers())
    const since = new Date(Math.min(now.getTime(), ...customers.map(({ createdAt }) => createdAt.getTime())))
    const periods = askable(now, since).filter(({ period }) => period.startsWith(grain))
    const shown = chosenOf(
      query.year !== undefined && query.period === undefined
        ? {
            period: periods.find(({ year }) => year === query.year)?.period ?? query.period,
            year: query.year,
          }
        : query,
      periods,
      grain,
    )
    const span = shown ? spanOf(shown, now) : { months: [], quarters: [] }
    const months = closedMonths(now, since)
    return { customers, periods, shown, span, months, rule: ruleShown(ruleOf(everybody)) }
  }

  const trendOf = (months: readonly Period[], shown: Asked | null) => {
    const [month] = shown ? spanOf(shown, clock()).months : []
    return month ? trendUntil(months, month.until) : []
  }

  return {
    async customers(query: ReportQuery & Filtered & Paged) {
      const { customers, periods, shown, span, rule } = await open(query, 'm')
      const filter = filterOf(query)
      const [month] = span.months
      const items = []
      for (const customer of pageOf(customers, query)) {
        if (!month) continue
        const { bands, figure } = await bandsFor(customer, month, filter)
        const usage = await releases.month(customer.id, month)
        items.push({
          id: customer.id,
          name: customer.name,
          headcount: cellOf(usage, 'headcount'),
          people: cellOf(bands, figure),
        })
      }
      const { pageIndex, pageSize } = query
      return { rule, shown, periods, filter, items, pageIndex, pageSize, totalCount: customers.length }
    },

    async forms(query: ReportQuery) {
      const { customers, periods, shown, span, rule } = await open(query, 'q')
      const [quarter] = span.quarters
      const released: Bands[] = []
      for (const customer of quarter ? customers : [])
        if (quarter) released.push(await releases.quarter(customer.id, quarter))
      const items = careKindNames.map((kind: CareKind) => ({
        kind,
        ...totalOf(released.map((bands) => bands.get(`kind:${kind}`))),
      }))
      return { rule, shown, periods, items }
    },

    async downloadStats(query: ReportQuery) {
      const { periods, shown, span, rule } = await open(query, 'm')
      const [month] = span.months
      const counted = month ? await store.downloads(month) : []
      // A count of downloads is at least a count of people: few downloads are few people.
      const bands = new Map(
        counted
          .filter(({ people }) => people >= rule.usageFloor)
          .map(({ figure, people }) => [figure, bandOf(rule, people)] as const),
      )
      return {
        rule,
        shown,
        periods,
        items: counted.map(({ figure }) => ({ kind: figure, ...cellOf(bands, figure) })),
      }
    },

    /** No person is in these counts, so the current month is shown as well, and exactly. */
    async crashlytics({ year, period }: ReportQuery) {
      const now = clock()
      const current = periodAt('month', now)
      const { periods } = await open({}, 'm')
      const all = [nameOf(current), ...(isClosed(current, now) ? [] : periods)]
      const shown = chosenOf(
        {
          period: period ?? (year === undefined ? undefined : all.find((one) => one.year === year)?.period),
          year,
        },
        all,
        'm',
      )
      const asked = shown ?? nameOf(current)
      const month = Number(asked.period.slice(1))
      const chosen =
        asked.year === current.year && month === current.number ? current : spanOf(asked, now).months[0]
      return { shown: asked, periods: all, items: chosen ? await store.crashes(chosen) : [] }
    },

    async activeUsers(query: ReportQuery & Filtered) {
      const { customers, periods, shown, months, rule } = await open(query, 'm')
      const filter = filterOf(query)
      const trend = []
      for (const month of trendOf(months, shown)) {
        const bands: (Band | undefined)[] = []
        for (const customer of customers) {
          const found = await bandsFor(customer, month, filter)
          bands.push(found.bands.get(found.figure))
        }
        trend.push({ ...nameOf(month), ...totalOf(bands) })
      }
      return { rule, shown, periods, filter, trend }
    },

    async customerActiveUsers(query: ReportQuery & Filtered & Paged) {
      const { customers, periods, shown, months, rule } = await open(query, 'm')
      const filter = filterOf(query)
      const items = []
      for (const customer of pageOf(customers, query)) {
        const trend = []
        for (const month of trendOf(months, shown)) {
          const { bands, figure } = await bandsFor(customer, month, filter)
          trend.push({ ...nameOf(month), people: cellOf(bands, figure) })
        }
        items.push({ id: customer.id, name: customer.name, trend })
      }
      const { pageIndex, pageSize } = query
      return { rule, shown, periods, filter, items, pageIndex, pageSize, totalCount: customers.length }
    },

    async countCrash(crash: Crash, ip: string) {
      await attempts.count(
        `crashes ip ${addressKeyOf(vault, ip)}`,
        crashesPerAddress,
        'identity.tooManyRequests',
      )
      await countCrash(database, crash, clock())
      return { counted: true as const }
    },
  }
}
