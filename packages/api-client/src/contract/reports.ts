import { pageIds } from '@avita/i18n-routes'
import { z } from 'zod'
import { action, anonymous, call, page } from './call.ts'
import { PageQuery } from './schemas.ts'

const months = ['m01', 'm02', 'm03', 'm04', 'm05', 'm06', 'm07', 'm08', 'm09', 'm10', 'm11', 'm12'] as const
const quarters = ['q1', 'q2', 'q3', 'q4'] as const

/** The periods of a report: whole calendar months, quarters, and the year as a list of both. There is no other. */
export const reportPeriods = [...months, ...quarters, 'year'] as const
export const ReportPeriod = z.enum(reportPeriods)
export type ReportPeriod = z.infer<typeof ReportPeriod>

const Year = z.coerce.number().int().min(2006, 'report.yearInvalid').max(2100, 'report.yearInvalid')

/**
 * A figure of a report: a band of people, both ends included. `hidden: 'protected'`: this group, or one that it would
 * give away, is too small; which of the two is not said.
 */
export const ReportCell = z.object({
  atLeast: z.number().int().nullable(),
  atMost: z.number().int().nullable(),
  hidden: z.literal('protected').nullable(),
})
export type ReportCell = z.infer<typeof ReportCell>

/** The sentences of the rule, in order; the screen prints them with the figures. */
export const reportRuleCodes = [
  'report.rule.floors',
  'report.rule.remainder',
  'report.rule.bands',
  'report.rule.closedPeriods',
  'report.rule.frozen',
  'report.rule.noPlaces',
  'report.rule.sameForAll',
] as const

export const ReportRule = z.object({
  usageFloor: z.number().int(),
  testFloor: z.number().int(),
  /** The width of the bands. */
  step: z.number().int(),
  codes: z.array(z.enum(reportRuleCodes)),
})

export const usageKindNames = ['article', 'bulletin', 'aboutLife', 'assistant', 'signIn'] as const
export const careKindNames = ['test', 'form'] as const

const PeriodName = z.object({ year: z.number().int(), period: ReportPeriod })

export const HrReport = z.object({
  company: z.string(),
  /** What is shown; `null` while no period is over. */
  shown: PeriodName.nullable(),
  /** What can be asked for, the newest first. */
  periods: z.array(PeriodName),
  rule: ReportRule,
  months: z.array(
    PeriodName.extend({
      headcount: ReportCell,
      active: ReportCell,
      kinds: z.array(ReportCell.extend({ kind: z.enum(usageKindNames) })),
    }),
  ),
  quarters: z.array(
    PeriodName.extend({
      headcount: ReportCell,
      active: ReportCell,
      kinds: z.array(ReportCell.extend({ kind: z.enum(careKindNames) })),
      topics: z.array(ReportCell.extend({ id: z.uuid(), name: z.string() })),
    }),
  ),
  /** Active people of the twelve closed months up to the end of what is shown, the oldest first. */
  trend: z.array(PeriodName.extend({ active: ReportCell })),
})

export type HrReport = z.infer<typeof HrReport>

const HrReportQuery = z.strictObject({ year: Year.optional(), period: ReportPeriod.optional() })

/** A sum over companies: of those that may be shown, never of the others. */
const Total = z.object({
  atLeast: z.number().int(),
  atMost: z.number().int(),
  companies: z.number().int(),
  hiddenCompanies: z.number().int(),
})

/** The events that a screen can be narrowed to. An event fixes the type to action (specification, section 5). */
const EventFilter = {
  type: z.enum(['page', 'action']).optional(),
  event: z
    .string()
    .regex(/^[A-Za-z]+(?:[._-][A-Za-z]+){0,5}$/, 'analytics.actionNameInvalid')
    .max(60)
    .optional(),
}

const Filter = z.object({ type: z.enum(['page', 'action']).nullable(), event: z.string().nullable() })

const MonthQuery = z.strictObject({ year: Year.optional(), period: z.enum(months).optional() })

const screen = { rule: ReportRule, shown: PeriodName.nullable(), periods: z.array(PeriodName) }

/** The names of errors that are counted; every other one counts as `Other`. */
export const crashErrorNames = [
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'EvalError',
  'URIError',
  'AggregateError',
  'InternalError',
  'ChunkLoadError',
  'AbortError',
  'NetworkError',
  'TimeoutError',
  'QuotaExceededError',
  'SecurityError',
  'NotFoundError',
  'NotAllowedError',
  'InvalidStateError',
  'DataCloneError',
  'HydrationError',
  'Other',
] as const

const CrashPlace = {
  app: z.enum(['corporate', 'user-panel', 'individual', 'back-office']),
  release: z.string().regex(/^(?:\d{1,4}\.\d{1,4}\.\d{1,4}|[\da-f]{7,40})$/, 'crash.releaseInvalid'),
  page: z.enum(pageIds),
  error: z.enum(crashErrorNames),
}

export const reports = {
  hrReport: call('hrReport', {
    access: page('utilizationReport'),
    query: HrReportQuery,
    refuses: { 404: ['report.noCompany'], 429: ['identity.tooManyRequests'], 503: ['report.shut'] },
    answer: HrReport,
    says: 'The usage report of the own company, the same for every employee: bands of people, nobody in particular.',
  }),
  exportHrReport: call('exportHrReport', {
    access: action('ExportUtilizationReport'),
    query: HrReportQuery,
    refuses: { 404: ['report.noCompany'], 429: ['identity.tooManyRequests'], 503: ['report.shut'] },
    answer: z.instanceof(Blob),
    says: 'The usage report as CSV: the very figures of the screen.',
  }),
  reportCrash: call('reportCrash', {
    access: anonymous,
    body: z.strictObject(CrashPlace),
    example: { body: { app: 'user-panel', release: '1.0.0', page: 'articles', error: 'TypeError' } },
    refuses: { 429: ['identity.tooManyRequests'] },
    answer: z.object({ counted: z.literal(true) }),
    says: 'Counts a crash of an app: where and of which kind, no message, stack, address or person.',
  }),
  analyticsCustomers: call('analyticsCustomers', {
    access: page('admin.analyticsCustomers'),
    query: PageQuery.extend({ ...MonthQuery.shape, ...EventFilter }),
    refuses: { 503: ['report.shut'] },
    answer: z.object({
      ...screen,
      filter: Filter,
      items: z.array(z.object({ id: z.uuid(), name: z.string(), headcount: ReportCell, people: ReportCell })),
      pageIndex: z.number().int(),
      pageSize: z.number().int(),
      totalCount: z.number().int(),
    }),
    says: 'Usage of each customer in a closed month, through the same gate as the customer’s own report.',
  }),
  analyticsForms: call('analyticsForms', {
    access: page('admin.analyticsForms'),
    query: z.strictObject({ year: Year.optional(), period: z.enum(quarters).optional() }),
    refuses: { 503: ['report.shut'] },
    answer: z.object({ ...screen, items: z.array(Total.extend({ kind: z.enum(careKindNames) })) }),
    says: 'People who took tests or sent forms, over all customers, in a closed quarter.',
  }),
  analyticsDownloadStats: call('analyticsDownloadStats', {
    access: page('admin.analyticsDownloadStats'),
    query: MonthQuery,
    answer: z.object({ ...screen, items: z.array(ReportCell.extend({ kind: z.string() })) }),
    says: 'Downloads of documents in a closed month, by kind.',
  }),
  analyticsCrashlytics: call('analyticsCrashlytics', {
    access: page('admin.analyticsCrashlytics'),
    query: MonthQuery,
    answer: z.object({
      shown: PeriodName,
      periods: z.array(PeriodName),
      items: z.array(
        z.object({
          app: z.string(),
          release: z.string(),
          page: z.string(),
          error: z.string(),
          count: z.number().int(),
          lastDay: z.string(),
        }),
      ),
    }),
    says: 'Crashes of a month, the current one included, the most frequent first.',
  }),
  analyticsActiveUsers: call('analyticsActiveUsers', {
    access: page('admin.analyticsActiveUsers'),
    query: MonthQuery.extend(EventFilter),
    refuses: { 503: ['report.shut'] },
    answer: z.object({ ...screen, filter: Filter, trend: z.array(Total.extend(PeriodName.shape)) }),
    says: 'Active people over all customers in the twelve closed months up to a month, the oldest first.',
  }),
  analyticsCustomerActiveUsers: call('analyticsCustomerActiveUsers', {
    access: page('admin.analyticsCustomerActiveUsers'),
    query: PageQuery.extend({ ...MonthQuery.shape, ...EventFilter }),
    refuses: { 503: ['report.shut'] },
    answer: z.object({
      ...screen,
      filter: Filter,
      items: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          trend: z.array(PeriodName.extend({ people: ReportCell })),
        }),
      ),
      pageIndex: z.number().int(),
      pageSize: z.number().int(),
      totalCount: z.number().int(),
    }),
    says: 'Active people of each customer in the twelve closed months up to a month, the oldest first.',
  }),
} as const

export type UsageKind = (typeof usageKindNames)[number]
export type CareKind = (typeof careKindNames)[number]
