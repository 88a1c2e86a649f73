import { contract, settingKeys, settingValues } from '@avita/api-client/contract'
import { expect, test } from 'vitest'
import { tidy } from '../../housekeeping.ts'
import { idOfUser } from '../../testing/people.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { usageEvents } from '../analytics/schema.ts'
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
