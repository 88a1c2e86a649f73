import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { demoCustomers } from '../../seed/demo-accounts.ts'
import { startApi } from '../../testing/start-api.ts'
import { users } from '../users/schema.ts'
import { participationSource } from './participation.ts'
import { periodAt } from './periods.ts'
import { participationFacts } from './schema.ts'

const start = async () => {
  const api = await startApi()
  await api.database.delete(participationFacts)
  const idOf = async (username: string) => {
    const [user] = await api.database.select().from(users).where(eq(users.username, username))
    if (!user) throw new Error(`No account ${username}`)
    return user.id
  }
  const facts = () => api.database.select().from(participationFacts)
  return { ...api, idOf, facts, customerId: demoCustomers.first.id }
}

test('a test taken leaves company, quarter and kind, once, and neither person nor day', async () => {
  const { deps, database, facts, idOf, customerId } = await start()
  const personId = await idOf('employee')
  const record = () => deps.participation.record(database, { personId, customerId, kind: 'test' })

  await record()
  await record()

  const month = periodAt('month', deps.clock()).code
  const quarter = periodAt('quarter', deps.clock()).code
  const rows = await facts()
  expect(rows.map(({ period, kind }) => `${period} ${kind}`).toSorted()).toEqual(
    [`${month} active`, `${quarter} active`, `${quarter} test`].toSorted(),
  )
  expect(new Set(rows.map(({ pseudonym }) => pseudonym)).size).toBe(3)
  expect(JSON.stringify(rows)).not.toContain(personId)
})

test('nothing is written about private customers and the operator’s own people', async () => {
  const { deps, database, facts, idOf } = await start()

  await deps.participation.record(database, {
    personId: await idOf('customer'),
    customerId: null,
    kind: 'test',
  })

  expect(await facts()).toEqual([])
})

test('a person finds their own facts again and can have them removed; those of others stay', async () => {
  const { deps, database, facts, idOf, customerId } = await start()
  const [employee, colleague] = [await idOf('employee'), await idOf('colleague')]
  const topic = '3f0c1c5e-5d0a-4c8e-9d3e-1a0000000001'
  await deps.participation.record(database, { personId: employee, customerId, kind: 'article', topic })
  await deps.participation.record(database, { personId: colleague, customerId, kind: 'article', topic })
  const source = participationSource(deps.vault)

  expect(await source.exportFor(database, employee)).toHaveLength(4)
  expect(await source.eraseFor(database, employee)).toBe(4)

  expect(await source.exportFor(database, employee)).toEqual([])
  expect(await source.exportFor(database, colleague)).toHaveLength(4)
  expect(await facts()).toHaveLength(4)
})

test('only whole calendar periods can be written', async () => {
  const { database, customerId } = await start()
  const insert = (period: string) =>
    database.execute(
      sql`insert into participation_facts (customer_id, period, kind, pseudonym) values (${customerId}, ${period}, 'test', 'x')`,
    )

  await expect(insert('2026-03-14')).rejects.toMatchObject({ cause: { code: '23514' } })
  await insert('2026-Q1')
})

test('signing in and reading leave the month and the kind; nothing says what was read, or in which language', async () => {
  const { as, facts, deps, database } = await start()
  const inEnglish = { 'accept-language': 'en' }
  await as('employee').post(
    '/api/analytics/1/3/push?pageName=ArticleDetail',
    { description: 'Articles', extras: '{}' },
    inEnglish,
  )
  await as('employee').post('/api/analytics/1/3/push?pageName=TestDetail', { description: '', extras: '{}' })

  const month = periodAt('month', deps.clock()).code
  const rows = (await facts()).filter(({ period }) => period === month)
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['active', 'article', 'signIn'])
  expect(JSON.stringify(rows)).not.toMatch(/"(tr|en)"/)

  await database.delete(participationFacts)
  await as('admin').post('/api/analytics/1/3/push?pageName=Home', { description: '', extras: '{}' })
  expect(await facts()).toEqual([])
})
