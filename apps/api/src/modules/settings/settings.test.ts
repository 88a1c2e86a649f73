import { contract, settingKeys, settingValues } from '@avita/api-client/contract'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { auditEntries } from '../audit/schema.ts'
import { settings } from './schema.ts'
import { settingOf } from './store.ts'

const path = '/api/admin/settings'

const publicOnes = async (api: TestApi) =>
  (await api.as('visitor').get('/api/settings')).read(contract.publicSettings.answer).items

const listed = async (api: TestApi) => (await api.as('admin').get(path)).read(contract.settings.answer)

test('a setting is made, changed and removed; everybody reads the public ones and nobody the others', async () => {
  const api = await startApi()
  expect(await publicOnes(api)).toEqual([])

  await api.as('admin').post(path, { key: 'supportMail', value: 'destek@example.com' })
  await api.as('admin').post(path, { key: 'retention.usageEvents', value: 500 })
  expect(await publicOnes(api)).toEqual([{ key: 'supportMail', value: 'destek@example.com' }])
  expect((await listed(api)).items).toMatchObject([
    { key: 'retention.usageEvents', value: 500, isPublic: false },
    { key: 'supportMail', value: 'destek@example.com', isPublic: true },
  ])

  await api.as('admin').patch(path, { key: 'supportMail', value: 'yardim@example.com', version: 1 })
  expect(await publicOnes(api)).toEqual([{ key: 'supportMail', value: 'yardim@example.com' }])

  expect((await api.as('admin').delete(`${path}/supportMail`)).body).toEqual({ deleted: true })
  expect(await publicOnes(api)).toEqual([])
  const acts = await api.database.select().from(auditEntries).where(eq(auditEntries.reason, 'operation'))
  expect(acts.map(({ action }) => action)).toEqual([
    'setting.create',
    'setting.create',
    'setting.update',
    'setting.delete',
  ])
})

test('of two who change what they both read, the slower one is told so and overwrites nothing', async () => {
  const api = await startApi()
  const key = 'appointmentNoticeHours'
  await api.as('admin').post(path, { key, value: 24 })
  const change = (value: number, version: number) => api.as('admin').patch(path, { key, value, version })

  const answers = await Promise.all([change(36, 1), change(48, 1)])

  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)).toBeProblem(409, 'setting.changedMeanwhile')
  const first = answers.find(({ status }) => status === 200)
  expect((await listed(api)).items).toEqual([first?.body])
  expect(await change(72, 1)).toBeProblem(409, 'setting.changedMeanwhile')
  expect((await change(72, 2)).body).toMatchObject({ value: 72, version: 3 })
  const acts = await api.database.select().from(auditEntries).where(eq(auditEntries.action, 'setting.update'))
  expect(acts).toHaveLength(2)
})

test('what is set is not set again, what is not set is not changed', async () => {
  const api = await startApi()
  const wish = { key: 'appointmentNoticeHours', value: 24 }
  expect(await api.as('admin').patch(path, { ...wish, version: 1 })).toBeProblem(404, 'setting.notFound')
  expect(await api.as('admin').delete(`${path}/appointmentNoticeHours`)).toBeProblem(404, 'setting.notFound')

  await api.as('admin').post(path, wish)

  expect(await api.as('admin').post(path, { ...wish, value: 48 })).toBeProblem(409, 'setting.alreadySet')
  expect((await listed(api)).items).toMatchObject([wish])
})

test.each([
  ['supportPhone', '0212', 'body.value', 'identity.phoneInvalid'],
  ['supportPhone', 212, 'body.value', 'field.invalid'],
  ['supportMail', 'nowhere', 'body.value', 'identity.emailInvalid'],
  ['appointmentNoticeHours', 0, 'body.value', 'setting.hoursTooFew'],
  ['retention.usageEvents', 5000, 'body.value', 'setting.daysTooMany'],
  ['retention.usageEvents', 30, 'body.value', 'setting.daysTooFew'],
  ['retention.contactForms', 1.5, 'body.value', 'field.invalid'],
  ['somethingElse', 1, 'body.key', 'setting.keyUnknown'],
  ['__proto__', 1, 'body.key', 'setting.keyUnknown'],
])('%s does not take %j', async (key, value, field, code) => {
  const api = await startApi()

  for (const answer of [
    await api.as('admin').post(path, { key, value }),
    await api.as('admin').patch(path, { key, value, version: 1 }),
  ]) {
    expect(answer).toBeProblem(400, 'request.invalid')
    expect(answer.body).toMatchObject({ errors: [{ field, code }] })
  }
  expect(await api.database.select().from(settings)).toEqual([])
})

test('a value that this version does not take counts as not set', async () => {
  const api = await startApi()
  await api.database
    .insert(settings)
    .values({ key: 'retention.usageEvents', value: 'for ever', updatedAt: new Date() })

  expect(await settingOf(api.database, 'retention.usageEvents')).toBeNull()
})

test('every key has its own kind of value', () => {
  expect(settingKeys).toEqual(Object.keys(settingValues))
})

test('an editor reads and changes no settings', async () => {
  const api = await startApi()

  for (const answer of [
    await api.as('editor').get(path),
    await api.as('editor').post(path, { key: 'supportMail', value: 'destek@example.com' }),
    await api.as('editor').delete(`${path}/supportMail`),
  ])
    expect(answer).toBeProblem(403, 'access.actionDenied')
  expect(await api.database.select().from(settings)).toEqual([])
})
