import { contract, settingKeys, settingValues } from '@avita/api-client/contract'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { tidy } from '../../housekeeping.ts'
import { idOfUser } from '../../testing/people.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { usageEvents } from '../analytics/schema.ts'
import { auditEntries } from '../audit/schema.ts'
import { verifyAudit } from '../audit/verify.ts'
import { users } from '../users/schema.ts'
import { runRetention } from './retention-job.ts'
import { type RetentionRule, retentionRules } from './retention.ts'
import { deletionLog, retentionRuns } from './schema.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

const useAt = async (api: TestApi, ...moments: readonly Date[]) => {
  const personId = await idOfUser(api.database, 'employee')
  await api.database.insert(usageEvents).values(
    moments.map((occurredAt) => ({
      type: 'page' as const,
      name: 'Articles',
      personId,
      language: 'tr' as const,
      occurredAt,
    })),
  )
}

const used = async (api: TestApi) => (await api.database.select().from(usageEvents)).length

const usageDeletions = async (api: TestApi) =>
  (await api.database.select().from(deletionLog)).filter(({ recordType }) => recordType === 'usageEvents')

test('what is over its time goes, the rest stays, and the deletion log says so', async () => {
  const api = await startApi()
  await api.database.delete(usageEvents)
  await useAt(api, daysAgo(761), daysAgo(900), daysAgo(759), daysAgo(1))

  await tidy(api.deps)

  expect(await used(api)).toBe(2)
  expect(await usageDeletions(api)).toMatchObject([{ count: 2, cause: 'retention' }])
})

test('the operator’s period counts from the next round', async () => {
  const api = await startApi()
  await api.database.delete(usageEvents)
  await useAt(api, daysAgo(500), daysAgo(300))
  await runRetention(api.deps)
  expect(await used(api)).toBe(2)

  await api.as('admin').post('/api/admin/settings', { key: 'retention.usageEvents', value: 400 })
  await runRetention(api.deps)
  expect(await used(api)).toBe(2)
  api.waitSeconds(3601)
  await runRetention(api.deps)

  expect(await used(api)).toBe(1)
})

test('of four replicas at once one removes, and it is logged once', async () => {
  const api = await startApi()
  await api.database.delete(usageEvents)
  await useAt(api, ...Array.from({ length: 50 }, () => daysAgo(800)))

  await Promise.all([1, 2, 3, 4].map(() => runRetention(api.deps)))

  expect(await used(api)).toBe(0)
  expect(await usageDeletions(api)).toMatchObject([{ count: 50 }])
})

test('a kind that fails keeps no other from its turn, and is tried again', async () => {
  const api = await startApi()
  const seen: string[] = []
  const rule = (recordType: string, remove: () => Promise<number>) => ({ recordType, days: 1, remove })

  await runRetention(api.deps, [
    rule('broken', () => Promise.reject(new Error('the table is gone'))),
    rule('whole', () => {
      seen.push('whole')
      return Promise.resolve(3)
    }),
  ])

  expect(seen).toEqual(['whole'])
  const runs = await api.database.select().from(retentionRuns)
  expect(runs.map(({ recordType }) => recordType)).toEqual(['whole'])
  expect(api.log()).toContain('records of a kind could not be removed')
})

test('a backlog goes batch by batch, each on its own, so that a failure takes none of them back', async () => {
  const api = await startApi()
  await api.database.delete(usageEvents)
  await useAt(api, ...Array.from({ length: 7 }, () => daysAgo(800)))
  const usage = retentionRules.find(({ recordType }) => recordType === 'usageEvents')
  if (!usage) throw new Error('There is no rule for usage')
  let batches = 0
  const twice: RetentionRule = {
    ...usage,
    atOnce: 3,
    remove: (...args) => {
      batches += 1
      return batches === 2 ? Promise.reject(new Error('too slow')) : usage.remove(...args)
    },
  }

  await runRetention(api.deps, [twice])
  expect(await used(api)).toBe(4)
  await runRetention(api.deps, [twice])

  expect(await used(api)).toBe(0)
  expect((await usageDeletions(api)).map(({ count }) => count)).toEqual([3, 3, 1])
  expect(await api.database.select().from(retentionRuns)).toMatchObject([{ removed: 4 }])
})

test('whoever may read the log sees the periods, the last runs and what went', async () => {
  const api = await startApi()
  await useAt(api, daysAgo(800))
  await runRetention(api.deps)

  const { items, deletions } = (await api.as('admin').get('/api/admin/retention')).read(
    contract.retention.answer,
  )

  expect(items.map(({ recordType }) => recordType)).toEqual(
    retentionRules.map(({ recordType }) => recordType),
  )
  expect(items.find(({ recordType }) => recordType === 'usageEvents')).toMatchObject({
    days: 760,
    defaultDays: 760,
    ranAt: expect.any(String),
  })
  expect(deletions.some(({ recordType }) => recordType === 'usageEvents')).toBe(true)
  expect(await api.as('editor').get('/api/admin/retention')).toBeProblem(403, 'access.actionDenied')
})

test('every kind of record has its own name and a period', () => {
  const names = retentionRules.map(({ recordType }) => recordType)

  expect(new Set(names).size).toBe(names.length)
  for (const { days } of retentionRules) expect(days).toBeGreaterThan(0)
})

test('every period that can be set belongs to a kind of record, whose own period it takes', () => {
  const keys = settingKeys.filter((key) => key.startsWith('retention.'))

  expect(keys.length).toBeGreaterThan(5)
  for (const key of keys) {
    const rule = retentionRules.find(({ recordType }) => key === `retention.${recordType}`)
    expect([key, settingValues[key].safeParse(rule?.days).success]).toEqual([key, true])
  }
})

test('a removed account is erased after its time, by nobody but the product, and the log says so', async () => {
  const api = await startApi()
  const [removed, restored] = await Promise.all(
    ['employee', 'colleague'].map((name) => idOfUser(api.database, name)),
  )
  for (const id of [removed, restored])
    await api.as('admin').post('/api/changeDeletedStatus', { id, isDeleted: true })

  api.waitSeconds(89 * 86_400)
  await tidy(api.deps)
  await api.database
    .update(users)
    .set({ isDeleted: false })
    .where(eq(users.id, restored ?? ''))
  const kept = async (id: string | undefined) =>
    (
      await api.database
        .select()
        .from(users)
        .where(eq(users.id, id ?? ''))
    )[0]
  expect(await kept(removed)).toMatchObject({ erasedAt: null, username: 'employee' })

  api.waitSeconds(2 * 86_400)
  await tidy(api.deps)

  expect(await kept(removed)).toMatchObject({ erasedAt: expect.any(Date), name: '', email: '' })
  expect(await kept(restored)).toMatchObject({ erasedAt: null, username: 'colleague' })
  const acts = await api.database.select().from(auditEntries).where(eq(auditEntries.action, 'account.erase'))
  expect(acts.filter(({ subjectId }) => subjectId === removed)).toMatchObject([
    { actorId: null, clientId: 'system', reason: 'retention' },
  ])
  const log = await api.database.select().from(deletionLog)
  // The seed has a removed account of its own.
  expect(log.filter(({ recordType }) => recordType === 'removedAccounts')).toHaveLength(acts.length)
  expect(await verifyAudit(api.database, api.deps.vault)).toMatchObject({ isIntact: true })
})

test('the people of a removed company go like those who were removed themselves; others stay', async () => {
  const api = await startApi()
  const count = async () => {
    const all = await api.database.select().from(users)
    return { left: all.filter(({ erasedAt }) => erasedAt === null).length, all: all.length }
  }
  const before = await count()
  await api.database.execute(
    sql`update customers set is_deleted = true where id = (select customer_id from users where username = 'employee')`,
  )
  const people = await api.database.$count(
    users,
    sql`customer_id = (select customer_id from users where username = 'employee')`,
  )

  api.waitSeconds(91 * 86_400)
  await runRetention(
    api.deps,
    retentionRules.filter(({ recordType }) => recordType === 'removedAccounts'),
  )

  expect(people).toBeGreaterThan(0)
  expect(await count()).toEqual({ left: before.left - people, all: before.all })
})
