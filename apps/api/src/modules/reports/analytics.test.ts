import { contract } from '@avita/api-client/contract'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { demoCustomers } from '../../seed/demo-accounts.ts'
import { startApi } from '../../testing/start-api.ts'
import { downloadCounts } from '../customer-files/schema.ts'
import { customers } from '../users/schema.ts'
import { closeBooks } from './close-books.ts'
import { removeFactsBefore } from './participation.ts'
import { closedPeriods } from './periods.ts'
import { crashCounts, participationFacts, releasedCells } from './schema.ts'
import { dayOf } from './store.ts'

const api = await startApi()
const ask = (path: string) => api.as('admin').get(`/api/admin/analytics/${path}`)
const crash = { app: 'user-panel', release: '1.4.0', page: 'articles', error: 'TypeError' }

test('the customers screen shows each company in a closed month, with the very bands of its own report', async () => {
  const { items, shown, totalCount } = (await ask('customers')).read(contract.analyticsCustomers.answer)
  const own = (
    await api.as('hr').get(`/api/report/hrreport?year=${shown?.year}&period=${shown?.period}`)
  ).read(contract.hrReport.answer)

  expect(totalCount).toBe(2)
  const first = items.find(({ id }) => id === demoCustomers.first.id)
  expect(first?.people).toEqual(own.months[0]?.active)
  expect(first?.headcount).toEqual(own.months[0]?.headcount)
})

test('an event filter fixes the type to action, whatever type is asked for', async () => {
  const answer = await ask('customers?event=Logout&type=page')
  const { filter, items } = answer.read(contract.analyticsCustomers.answer)

  expect(filter).toEqual({ type: 'action', event: 'Logout' })
  const people = items.find(({ id }) => id === demoCustomers.first.id)?.people
  expect(people?.atLeast).toBeGreaterThan(4)
  expect((await ask('activeUsers?event=ayse%40example.com')).status).toBe(400)
  const nobody = (await ask('customers?event=NeverHappened')).read(contract.analyticsCustomers.answer)
  expect(nobody.items.every(({ people: { hidden } }) => hidden === 'protected')).toBe(true)
})

test('the total of active people is made of the shown companies and says how many are hidden', async () => {
  const total = (await ask('activeUsers')).read(contract.analyticsActiveUsers.answer)
  const each = (await ask('customerActiveUsers')).read(contract.analyticsCustomerActiveUsers.answer)

  expect(total.trend).toHaveLength(12)
  for (const [index, month] of total.trend.entries()) {
    const people = each.items.map(({ trend }) => trend[index]?.people)
    expect(month.atLeast).toBe(people.reduce((sum, cell) => sum + (cell?.atLeast ?? 0), 0))
    expect(month.companies + month.hiddenCompanies).toBe(2)
  }
})

test('the forms screen counts who took tests and sent forms in a quarter, never in a month', async () => {
  const { items, shown } = (await ask('forms')).read(contract.analyticsForms.answer)

  expect(shown?.period).toMatch(/^q/)
  expect(items.map(({ kind }) => kind)).toEqual(['test', 'form'])
  expect(items[0]?.atLeast).toBeGreaterThanOrEqual(10)
  expect((await ask('forms?year=2026&period=m03')).status).toBe(400)
})

test('downloads are shown by kind and closed month, in bands, the rare ones not at all', async () => {
  const [month] = closedPeriods('month', api.deps.clock(), 1)
  const day = dayOf(month?.from ?? new Date())
  await api.database.insert(downloadCounts).values([
    { kind: 'poster', day, count: 23 },
    { kind: 'logo', day, count: 3 },
  ])

  const { items } = (await ask('downloadStats')).read(contract.analyticsDownloadStats.answer)

  expect(items).toEqual([
    { kind: 'logo', atLeast: null, atMost: null, hidden: 'protected' },
    { kind: 'poster', atLeast: 20, atMost: 29, hidden: null },
  ])
})

test('a crash is counted by app, release, page and kind of error, and shows on its screen', async () => {
  for (let times = 0; times < 3; times++) await api.as('visitor').post('/api/crashReports', crash)

  const { items } = (await ask('crashlytics')).read(contract.analyticsCrashlytics.answer)

  expect(items).toEqual([{ ...crash, count: 3, lastDay: dayOf(api.deps.clock()) }])
})

test.each([
  { ...crash, message: 'Ayşe is undefined' },
  { ...crash, stack: 'at https://…/kullanici/testler/7' },
  { ...crash, url: '/kullanici/testler?q=yas' },
  { ...crash, page: '/kullanici/testler' },
  { ...crash, error: 'Ayşe Yılmaz' },
  { ...crash, release: 'employee@example.com' },
])('a crash report that could carry words of a person is refused: %j', async (body) => {
  const before = await api.database.select().from(crashCounts)

  expect(await api.as('visitor').post('/api/crashReports', body)).toBeProblem(400, 'request.invalid')
  expect(await api.database.select().from(crashCounts)).toEqual(before)
})

test('crash reports without end from one address are refused for a while', async () => {
  let answer = await api.as('visitor').post('/api/crashReports', crash)
  for (let times = 0; times < 30; times++) answer = await api.as('visitor').post('/api/crashReports', crash)

  expect(answer).toBeProblem(429, 'identity.tooManyRequests')
})

test('the screens are the back office’s alone', async () => {
  for (const path of [
    'customers',
    'forms',
    'downloadStats',
    'crashlytics',
    'activeUsers',
    'customerActiveUsers',
  ])
    expect(await api.as('hr').get(`/api/admin/analytics/${path}`)).toBeProblem(403, 'access.pageDenied')
})

test('a month that is not over cannot be asked for', async () => {
  const now = api.deps.clock()
  const period = `m${String(now.getUTCMonth() + 1).padStart(2, '0')}`

  for (const path of ['customers', 'activeUsers', 'customerActiveUsers', 'downloadStats'])
    expect((await ask(`${path}?year=${now.getUTCFullYear()}&period=${period}`)).status).toBe(400)
})

test('the books are closed without being asked; afterwards the facts may go and the figures stay', async () => {
  const fresh = await startApi()
  await closeBooks(fresh.deps)
  const cells = await fresh.database.$count(releasedCells)
  const before = await fresh.as('hr').get('/api/report/hrreport')

  const removed = await removeFactsBefore(fresh.database, fresh.deps.clock(), 100_000)
  await closeBooks(fresh.deps)

  expect(removed).toBeGreaterThan(1000)
  expect(await fresh.database.$count(participationFacts)).toBeLessThan(removed)
  expect(await fresh.database.$count(releasedCells)).toBe(cells)
  expect((await fresh.as('hr').get('/api/report/hrreport')).body).toEqual(before.body)
})

test('a customer’s raised floor holds at once, for what was released before as well', async () => {
  const month = async () => {
    const { items } = (await ask('customers')).read(contract.analyticsCustomers.answer)
    return items.find(({ id }) => id === demoCustomers.second.id)?.people
  }
  const before = await month()
  expect(before?.atLeast).toBeGreaterThan(0)

  await api.database
    .update(customers)
    .set({ usageFloor: 80 })
    .where(eq(customers.id, demoCustomers.second.id))

  expect(await month()).toEqual({ atLeast: null, atMost: null, hidden: 'protected' })
})
