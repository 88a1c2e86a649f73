import { contract, type ReportCell } from '@avita/api-client/contract'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEntries } from '../audit/schema.ts'
import { demoCustomers } from '../../seed/demo-accounts.ts'
import { startApi } from '../../testing/start-api.ts'
import { users } from '../users/schema.ts'
import type { Bands } from './gate.ts'
import { monthOf, type Period, quarterOf } from './periods.ts'
import { participationFacts, releasedCells } from './schema.ts'
import { deduce } from './testing/manager.ts'

const api = await startApi()

const report = async (query = '', who: 'hr' | 'employee' | 'hr2' = 'hr') =>
  (await api.as(who).get(`/api/report/hrreport${query}`)).read(contract.hrReport.answer)

const periodOf = ({ year, period }: { readonly year: number; readonly period: string }): Period => {
  const number = Number(period.slice(1))
  return period.startsWith('m') ? monthOf(year, number) : quarterOf(year, number)
}

const bandsOf = (cells: readonly (readonly [figure: string, cell: ReportCell])[]): Bands =>
  new Map(
    cells.flatMap(([figure, { atLeast, atMost }]) =>
      atLeast === null || atMost === null ? [] : [[figure, { atLeast, atMost }] as const],
    ),
  )

test('without a question the newest closed quarter is shown, with its months, its rule and a year of trend', async () => {
  const { shown, periods, rule, months, quarters, trend } = await report()

  expect(shown?.period).toMatch(/^q/)
  expect(shown).toEqual(periods.find(({ period }) => period.startsWith('q')))
  expect(months).toHaveLength(3)
  expect(quarters).toHaveLength(1)
  expect(trend).toHaveLength(12)
  expect(rule).toMatchObject({ usageFloor: 5, testFloor: 10, step: 10 })
  expect(quarters[0]?.active.atLeast).toBeGreaterThan(50)
  expect(quarters[0]?.topics.some(({ atLeast }) => (atLeast ?? 0) >= 10)).toBe(true)
})

test('every employee of a company sees the same report; another company has its own', async () => {
  const [hr, employee, other] = [await report(), await report('', 'employee'), await report('', 'hr2')]

  expect(employee).toEqual(hr)
  expect(other.company).not.toBe(hr.company)
})

test('no figure is below the floors or exact, and what is hidden does not say why', async () => {
  for (const who of ['hr', 'hr2'] as const) {
    const { periods } = await report('', who)
    for (const { year, period } of periods) {
      const { months, quarters } = await report(`?year=${year}&period=${period}`, who)
      const usage = months.flatMap(({ headcount, active, kinds }) => [headcount, active, ...kinds])
      const care = quarters.flatMap(({ kinds, topics }) => [...kinds, ...topics])
      for (const [cells, floor] of [
        [usage, 5],
        [care, 10],
      ] as const)
        for (const { atLeast, atMost, hidden } of cells) {
          if (atLeast === null) expect([atMost, hidden]).toEqual([null, 'protected'])
          else {
            expect(atLeast).toBeGreaterThanOrEqual(floor)
            expect((atMost ?? 0) - atLeast).toBeGreaterThanOrEqual(4)
          }
        }
    }
  }
})

test.each([
  '?year=2026&period=m99',
  '?year=2026&period=q5',
  '?from=2026-01-01',
  '?year=1999',
  '?period=2026-03-01',
])('a question with a free period is refused: %s', async (query) => {
  expect(await api.as('hr').get(`/api/report/hrreport${query}`)).toBeProblem(400, 'request.invalid')
})

test('a period that is not over is refused, and nothing is released', async () => {
  const now = api.deps.clock()
  const month = `m${String(now.getUTCMonth() + 1).padStart(2, '0')}`
  const rows = () => api.database.$count(releasedCells)
  const before = await rows()

  const answer = await api.as('hr').get(`/api/report/hrreport?year=${now.getUTCFullYear()}&period=${month}`)

  expect(answer).toBeProblem(400, 'request.invalid')
  expect(await rows()).toBe(before)
})

test('a released figure stays when people leave and have their data removed', async () => {
  const before = await report()
  await api.database.execute(
    sql`delete from participation_facts where pseudonym in (select pseudonym from participation_facts limit 2000)`,
  )

  expect(await report()).toEqual(before)
  expect(await api.database.$count(participationFacts)).toBeGreaterThan(0)
})

test('nobody can change or remove a released figure', async () => {
  await report()

  for (const statement of ['update released_cells set at_least = 1', 'delete from released_cells'])
    await expect(api.database.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { code: '42501' },
    })
})

test('someone without a company has no report, and is told so', async () => {
  expect(await api.as('admin').get('/api/report/hrreport')).toBeProblem(403, 'access.pageDenied')
  expect(await api.as('customer').get('/api/report/hrreport')).toBeProblem(403, 'access.pageDenied')
})

test('the export holds the very figures of the screen, in a file a spreadsheet reads and does not run; it is written down', async () => {
  const { months, quarters } = await report()
  const answer = await api.as('hr').get('/api/report/hrreport/export')

  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toContain('text/csv')
  expect(answer.headers['content-disposition']).toContain('attachment')
  expect(answer.text.startsWith('\ufeff')).toBe(true)
  const cells = [
    ...months.flatMap((month) => [month.headcount, month.active, ...month.kinds]),
    ...quarters.flatMap((quarter) => [
      quarter.headcount,
      quarter.active,
      ...quarter.kinds,
      ...quarter.topics,
    ]),
  ]
  const lines = answer.text
    .trim()
    .split('\r\n')
    .slice(1, cells.length + 1)
  expect(lines.map((line) => line.split(',').slice(-3, -1).join('-'))).toEqual(
    cells.map(({ atLeast, atMost }) => `${atLeast ?? ''}-${atMost ?? ''}`),
  )
  expect(lines.some((line) => /^[=+@-]/.test(line))).toBe(false)
  const entries = await api.database.select().from(auditEntries)
  expect(entries.filter(({ action }) => action === 'report.export')).toHaveLength(1)
})

test('a manager of a demo company who reads all there is, month by month and quarter by quarter, isolates nobody', async () => {
  for (const [who, customer] of [
    ['hr', demoCustomers.first],
    ['hr2', demoCustomers.second],
  ] as const) {
    const { periods, rule } = await report('', who)
    const all = []
    for (const { year, period } of periods) all.push(await report(`?year=${year}&period=${period}`, who))
    const months = all.flatMap((one) => one.months)
    const quarters = all.flatMap((one) => one.quarters)
    const monthsByCode = new Map(months.map((month) => [periodOf(month).code, month]))
    const quartersByCode = new Map(quarters.map((quarter) => [periodOf(quarter).code, quarter]))
    const headcount = await api.database.$count(users, eq(users.customerId, customer.id))
    const { findings, ranges } = deduce({
      headcount,
      topics: [...new Set(quarters.flatMap(({ topics }) => topics.map(({ id }) => `topic:${id}`)))],
      months: [...monthsByCode.values()].map((month) => ({
        period: periodOf(month),
        rule,
        pages: new Map(),
        usage: bandsOf([
          ['active', month.active],
          ...month.kinds.map((cell) => [`kind:${cell.kind}`, cell] as const),
        ]),
      })),
      quarters: [...quartersByCode.values()].map((quarter) => ({
        period: periodOf(quarter),
        rule,
        isAnswered: quarter.active.atLeast !== null,
        care: bandsOf([
          ['active', quarter.active],
          ...quarter.kinds.map((cell) => [`kind:${cell.kind}`, cell] as const),
          ...quarter.topics.map((cell) => [`topic:${cell.id}`, cell] as const),
        ]),
      })),
    })

    expect(findings).toEqual([])
    expect(ranges.size).toBeGreaterThan(100)
  }
})

test('an employee cannot export, and nothing is written down', async () => {
  const before = await api.database.$count(auditEntries)

  expect(await api.as('employee').get('/api/report/hrreport/export')).toBeProblem(403, 'access.actionDenied')
  expect(await api.database.$count(auditEntries)).toBe(before)
})

test('an export too often is refused for a while', async () => {
  let answer = await api.as('hr2').get('/api/report/hrreport/export')
  for (let times = 0; times < 20; times++) answer = await api.as('hr2').get('/api/report/hrreport/export')

  expect(answer).toBeProblem(429, 'identity.tooManyRequests')
})
