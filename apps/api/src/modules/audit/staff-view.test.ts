import { contract } from '@avita/api-client/contract'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { idOfUser } from '../../testing/people.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { auditEntries } from './schema.ts'

const everyPage = async (api: TestApi, query: string) => {
  const first = (await api.as('admin').get(`/api/admin/audit?pageSize=100&${query}`)).read(
    contract.audit.answer,
  )
  expect(first.totalCount).toBeLessThanOrEqual(100)
  expect(first.items).toHaveLength(first.totalCount)
  return first
}

const actionsOf = ({ items }: { readonly items: readonly { readonly action: string }[] }) => [
  ...new Set(items.map(({ action }) => action)),
]

/** An employee who does with their own record all that one can do with it. */
const withOwnLife = async () => {
  const api = await startApi()
  const me = api.as('employee')
  const id = await idOfUser(api.database, 'employee')
  expect((await me.get('/api/form/14')).status).toBe(200)
  const answers = Array.from({ length: 9 }, (_, at) => ({ questionId: `phq${at + 1}`, value: 1 }))
  expect((await me.post('/api/form', { formId: 'phq-9', version: 1, answers })).status).toBe(200)
  await me.get('/api/form/results')
  await me.get('/api/account')
  const preferences = [{ sourceId: 1, mail: true }]
  expect((await me.patch('/api/account/notifications', { preferences })).status).toBe(200)
  const { id: requestId } = (
    await me.post('/api/request-forms/psychological-request', contract.psychologicalRequest.example.body)
  ).read(contract.psychologicalRequest.answer)
  await me.get('/api/request-forms/mine')
  return { api, id, requestId }
}

test('what people do with their own record stands in the log, and in no list of the nosy administrator', async () => {
  const { api, id } = await withOwnLife()
  const own = await api.database.select().from(auditEntries).where(eq(auditEntries.actorId, id))
  expect(actionsOf({ items: own })).toEqual(
    expect.arrayContaining([
      'testResult.list',
      'testResult.create',
      'testResult.read',
      'account.read',
      'notificationPreference.update',
      'request.create',
      'request.list',
    ]),
  )

  for (const query of ['', `subjectId=${id}`, `actorId=${id}`, `subjectId=${id}&actorId=${id}`])
    expect(JSON.stringify(actionsOf(await everyPage(api, query)))).not.toMatch(
      /testResult|account|request|Preference/,
    )
  for (const action of actionsOf({ items: own })) {
    expect(await everyPage(api, `action=${action}`)).toMatchObject({ items: [], totalCount: 0 })
    expect(await everyPage(api, `action=${action}&actorId=${id}`)).toMatchObject({ totalCount: 0 })
    expect(await everyPage(api, `action=${action}&subjectId=${id}`)).toMatchObject({ totalCount: 0 })
  }
})

test('that a request was opened or moved on shows, and neither whose it was nor which one', async () => {
  const { api, id, requestId } = await withOwnLife()
  const path = `/api/admin/requests/${requestId}`
  expect((await api.as('admin').post(`${path}/open`, { reason: 'answerRequest' })).status).toBe(200)
  expect((await api.as('admin').patch(path, { state: 'read', version: 1 })).status).toBe(200)

  const everything = await everyPage(api, '')
  expect(everything.items.filter(({ action }) => action.startsWith('request.'))).toMatchObject([
    { action: 'request.change', subjectId: null, details: { state: 'read' } },
    { action: 'request.read', subjectId: null, reason: 'answerRequest', details: {} },
  ])
  expect(JSON.stringify(everything)).not.toContain(requestId)
  for (const action of ['request.read', 'request.change'])
    expect(await everyPage(api, `subjectId=${id}&action=${action}`)).toMatchObject({
      items: [],
      totalCount: 0,
    })
})

test('nothing in the list counts or proves what it leaves out', async () => {
  const { api, id } = await withOwnLife()
  await api.as('admin').get(`/api/user/${id}`)

  const [entry] = (await everyPage(api, `subjectId=${id}&action=user.read`)).items
  expect(Object.keys(entry ?? {}).toSorted()).toEqual([
    'action',
    'actorId',
    'at',
    'client',
    'details',
    'reason',
    'roles',
    'subjectId',
  ])
})

test('an administrator’s work on their own account stays in sight', async () => {
  const api = await startApi()
  const id = await idOfUser(api.database, 'admin')
  await api.as('admin').get(`/api/user/${id}`)

  expect(await everyPage(api, `subjectId=${id}&action=user.read`)).toMatchObject({
    items: [{ actorId: id, subjectId: id }],
  })
})

test('people read and verify all of it', async () => {
  const { api, id } = await withOwnLife()
  const count = await api.database.$count(auditEntries, eq(auditEntries.chain, id))

  const mine = (await api.as('employee').get('/api/audit/mine?pageSize=100')).read(contract.myAudit.answer)
  expect(mine.totalCount).toBe(count)
  expect(actionsOf(mine)).toContain('testResult.create')
  expect((await api.as('employee').get('/api/audit/mine/verify')).body).toEqual({
    isIntact: true,
    entries: count,
    faults: [],
  })
})
