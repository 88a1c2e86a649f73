import type { HrReport, ReportPeriod } from '@avita/api-client/contract'
import type { Language } from '@avita/i18n-routes'
import type { Person } from '../../actor.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { problem } from '../../problems.ts'
import { askable, type Asked, closedMonths, nameOf, spanOf, trendUntil } from './calendar.ts'
import { createGate, ruleOf } from './gate.ts'
import type { Period } from './periods.ts'
import { createReleases } from './releases.ts'
import { cellOf, monthShown, quarterShown, ruleShown } from './report.ts'
import { reportCounts, type ReportCustomer, releasedMemory, reportStore } from './store.ts'

export interface ReportQuery {
  readonly year?: number | undefined
  readonly period?: ReportPeriod | undefined
}

const reportsPerHour = { times: 300, seconds: 3_600 }
const exportsPerHour = { times: 20, seconds: 3_600 }

/** A role that is not there, or that we may not become, or that lacks its rights. */
const shutCodes: readonly unknown[] = ['22023', '42501', '28000']

const codeOf = (error: unknown): unknown =>
  error instanceof Error ? ('code' in error ? error.code : codeOf(error.cause)) : undefined

/** The first question of every report: without the role `report` nothing is read in another way. */
export const unlessShut = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await ask()
  } catch (error) {
    if (shutCodes.includes(codeOf(error))) throw problem('report.shut', { status: 503 })
    throw error
  }
}

/** The releases on the real database: the one way to any figure. */
export const releasesOf = ({ reportDatabase, clock }: Pick<ModuleDeps, 'reportDatabase' | 'clock'>) => {
  const store = reportStore(reportDatabase)
  return createReleases({
    gate: createGate(),
    counts: reportCounts(reportDatabase),
    memory: releasedMemory(reportDatabase, clock),
    ruleOf: async (customerId) => {
      const customer = await store.customer(customerId)
      // An unknown customer has no report; the floors are only a matter of form.
      return ruleOf(customer ?? { usageFloor: 0, testFloor: 0 })
    },
  })
}

/** What was asked for, or the newest quarter, or the newest month; refuses a period that is not over. */
export const chosenOf = (
  { year, period }: ReportQuery,
  periods: readonly Asked[],
  fallback: 'q' | 'm',
): Asked | null => {
  if (year === undefined && period === undefined)
    return periods.find((asked) => asked.period.startsWith(fallback)) ?? periods.at(-1) ?? null
  const wanted = periods.find(
    (asked) => asked.year === (year ?? asked.year) && asked.period === (period ?? 'year'),
  )
  if (wanted) return wanted
  throw problem('request.invalid', {
    status: 400,
    errors: [{ field: period === undefined ? 'query.year' : 'query.period', code: 'report.periodNotClosed' }],
  })
}

/** The report of a company, which is the same for everybody in it. */
export const reportService = (deps: ModuleDeps) => {
  const { reportDatabase, database, clock, attempts, audit } = deps
  const store = reportStore(reportDatabase)
  const releases = releasesOf(deps)

  const companyOf = async ({ customerId }: Person): Promise<ReportCustomer> => {
    const customer = customerId === null ? null : await unlessShut(() => store.customer(customerId))
    if (!customer) throw problem('report.noCompany', { status: 404 })
    return customer
  }

  const inTurn = async <Item, Made>(items: readonly Item[], make: (item: Item) => Promise<Made>) => {
    const made: Made[] = []
    for (const item of items) made.push(await make(item))
    return made
  }

  const reportOf = async (
    customer: ReportCustomer,
    query: ReportQuery,
    language: Language,
  ): Promise<HrReport> => {
    const now = clock()
    const periods = askable(now, customer.createdAt)
    const shown = chosenOf(query, periods, 'q')
    const span = shown ? spanOf(shown, now) : { months: [], quarters: [] }
    const until = [...span.months, ...span.quarters].reduce(
      (latest, period) => (period.until > latest ? period.until : latest),
      new Date(0),
    )
    const topics = span.quarters.length > 0 ? await store.topicNames(language) : []
    const { id } = customer
    const trend = trendUntil(closedMonths(now, customer.createdAt), until)
    return {
      company: customer.name,
      shown,
      periods: [...periods],
      rule: ruleShown(ruleOf(customer)),
      months: await inTurn(span.months, async (month) =>
        monthShown(nameOf(month), await releases.month(id, month)),
      ),
      quarters: await inTurn(span.quarters, async (quarter) =>
        quarterShown(nameOf(quarter), await releases.quarter(id, quarter), topics),
      ),
      trend: await inTurn(trend, async (month: Period) => ({
        ...nameOf(month),
        active: cellOf(await releases.month(id, month), 'active'),
      })),
    }
  }

  return {
    async report(actor: Person, query: ReportQuery, language: Language): Promise<HrReport> {
      await attempts.count(`reports of ${actor.id}`, reportsPerHour, 'identity.tooManyRequests')
      return reportOf(await companyOf(actor), query, language)
    },

    /** The same figures as a file; who took them away is written down. */
    async export(actor: Person, query: ReportQuery, language: Language): Promise<HrReport> {
      await attempts.count(`report exports of ${actor.id}`, exportsPerHour, 'identity.tooManyRequests')
      const customer = await companyOf(actor)
      const report = await reportOf(customer, query, language)
      const { year = 0, period = 'year' } = report.shown ?? {}
      await database.transaction((transaction) =>
        audit.record(transaction, {
          actor,
          subjectId: null,
          action: 'report.export',
          details: { customerId: customer.id, year, period },
        }),
      )
      return report
    },
  }
}
