import { contract } from '@avita/api-client/contract'
import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordForm, tokenPath } from '../../testing/forms.ts'
import { demoAccounts, demoCustomers, syntheticEmployees } from '../../seed/demo-accounts.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { customers } from '../users/schema.ts'

const path = '/api/admin/customers'
const unknown = '5f3f2a52-6a1c-4d5e-8f00-00000000c000'

const list = async (api: TestApi, query = '') =>
  (await api.as('admin').get(`${path}?${query}`)).read(contract.customers.answer)

const create = async (api: TestApi, body: object) =>
  (await api.as('admin').post(path, body)).read(contract.createCustomer.answer)

/** Changes a company as it is now. */
const change = async (api: TestApi, id: string, fields: object) => {
  const read = await api.as('admin').get(`${path}/${id}`)
  return api.as('admin').patch(path, { id, version: read.read(contract.customer.answer).version, ...fields })
}

const rows = async (api: TestApi) =>
  JSON.stringify(await api.database.select().from(customers).orderBy(customers.id))

const staffOfSecond = [...demoAccounts, ...syntheticEmployees].filter(
  ({ customer }) => customer === 'second',
).length

test('the list is filtered, searched without marks, and paged by name in Turkish order', async () => {
  const api = await startApi()
  const inactive = await create(api, { name: 'Ağaç Ürünleri' })
  await create(api, { name: 'İğde Tarım' })
  await change(api, inactive.id, { isActive: false })
  const names = async (query: string) => (await list(api, query)).items.map(({ name }) => name)

  expect(await names('')).toEqual([
    'Ağaç Ürünleri',
    'Çınar Lojistik A.Ş.',
    'Işıltı Yazılım Ltd. Şti.',
    'İğde Tarım',
  ])
  expect(await names('searchTerm=cinar')).toEqual(['Çınar Lojistik A.Ş.'])
  expect(await names('searchTerm=IŞILTI')).toEqual(['Işıltı Yazılım Ltd. Şti.'])
  expect(await names('searchTerm=%25')).toEqual([])
  expect(await names('isActive=false')).toEqual(['Ağaç Ürünleri'])
  expect(await names('isDeleted=true')).toEqual([])
  expect(await list(api, 'pageSize=1&pageIndex=3')).toMatchObject({
    pageIndex: 3,
    pageSize: 1,
    totalCount: 4,
    items: [{ name: 'Işıltı Yazılım Ltd. Şti.', userCount: staffOfSecond }],
  })
})

test('a new company has the general floors unless it asks for higher ones', async () => {
  const api = await startApi()

  expect(await create(api, { name: 'Meşe Gıda' })).toMatchObject({
    testFloor: 10,
    usageFloor: 5,
    isActive: true,
    isDeleted: false,
    userCount: 0,
  })
  const careful = await create(api, { name: 'Söğüt Sağlık', testFloor: 25, usageFloor: 8 })
  expect(careful).toMatchObject({ testFloor: 25, usageFloor: 8 })
  const read = await api.as('admin').get(`${path}/${careful.id}`)
  expect(read.read(contract.customer.answer)).toEqual(careful)
})

test.each([
  ['testFloor', 9, 'customer.testFloorTooLow'],
  ['usageFloor', 4, 'customer.usageFloorTooLow'],
  ['testFloor', 10.5, 'field.invalid'],
  ['usageFloor', 100_000, 'customer.floorTooHigh'],
])('a %s of %s is refused at creation and at a change', async (field, value, code) => {
  const api = await startApi()
  const before = await rows(api)

  for (const answer of [
    await api.as('admin').post(path, { name: 'Meşe', [field]: value }),
    await change(api, demoCustomers.first.id, { [field]: value }),
  ]) {
    expect(answer).toBeProblem(400, 'request.invalid')
    expect(answer.body).toMatchObject({ errors: [{ field: `body.${field}`, code }] })
  }
  expect(await rows(api)).toBe(before)
})

test('floors only go up, whatever is tried', async () => {
  const api = await startApi()
  const { id } = await create(api, { name: 'Meşe Gıda' })
  let floors = { testFloor: 10, usageFloor: 5 }

  await fc.assert(
    fc.asyncProperty(
      fc.record({ testFloor: fc.integer({ min: 0, max: 60 }), usageFloor: fc.integer({ min: 0, max: 60 }) }),
      async (wish) => {
        const raises = wish.testFloor >= floors.testFloor && wish.usageFloor >= floors.usageFloor
        const { status } = await change(api, id, wish)
        expect(status).toBe(raises ? 200 : 400)
        if (raises) floors = wish
        const read = await api.as('admin').get(`${path}/${id}`)
        expect(read.read(contract.customer.answer)).toMatchObject(floors)
      },
    ),
    { numRuns: 40 },
  )
})

test.each([
  ['below the general floor', sql`update customers set test_floor = 9`],
  ['below the usage floor', sql`update customers set usage_floor = 4`],
  ['below what it was', sql`update customers set test_floor = 11`],
])('the database itself refuses a floor %s', async (_, statement) => {
  const api = await startApi()
  await change(api, demoCustomers.first.id, { testFloor: 12 })

  await expect(api.database.execute(statement)).rejects.toMatchObject({ cause: { code: '23514' } })
})

test.each([
  ['disabling', (api: TestApi, id: string) => change(api, id, { isActive: false }), { isActive: true }],
  ['removing', (api: TestApi, id: string) => api.as('admin').delete(`${path}/${id}`), { isDeleted: false }],
])(
  '%s a company ends the sessions of its people and nobody else’s; undoing it revives none',
  async (_, close, open) => {
    const api = await startApi()
    const { id } = demoCustomers.first
    await api.tokenOf('employee')
    await api.tokenOf('employee2')

    expect((await close(api, id)).status).toBe(200)

    expect((await api.as('employee').get('/api/account')).status).toBe(401)
    expect((await api.as('employee2').get('/api/account')).status).toBe(200)
    expect((await api.as('nobody').post(tokenPath, passwordForm())).status).toBe(400)
    expect((await change(api, id, open)).body).toMatchObject({ id, ...open })
    expect((await api.as('employee').get('/api/account')).status).toBe(401)
    expect((await api.as('nobody').post(tokenPath, passwordForm())).status).toBe(200)
  },
)

test('of two who change what they both read, the slower one is told so and overwrites nothing', async () => {
  const api = await startApi()
  const { id, version } = await create(api, { name: 'Meşe Gıda' })
  expect(version).toBe(1)

  const answers = await Promise.all(
    [{ name: 'Meşe Gıda A.Ş.' }, { testFloor: 20 }].map((fields) =>
      api.as('admin').patch(path, { id, version, ...fields }),
    ),
  )

  const refused = answers.find(({ status }) => status === 409)
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(refused).toBeProblem(409, 'customer.changedMeanwhile')
  const kept = (await api.as('admin').get(`${path}/${id}`)).read(contract.customer.answer)
  expect(kept.version).toBe(2)
  expect([kept.name === 'Meşe Gıda A.Ş.', kept.testFloor === 20].filter(Boolean)).toHaveLength(1)
  // A removal counts as a change; bringing the company back takes what is there now.
  await api.as('admin').delete(`${path}/${id}`)
  expect(await api.as('admin').patch(path, { id, version: 2, name: 'Meşe' })).toBeProblem(
    409,
    'customer.changedMeanwhile',
  )
  expect((await change(api, id, { isDeleted: false })).body).toMatchObject({ version: 4, isDeleted: false })
  for (const without of [
    { id, name: 'Meşe' },
    { id, version: 0, name: 'Meşe' },
    { id, version: 4 },
  ])
    expect(await api.as('admin').patch(path, without)).toBeProblem(400, 'request.invalid')
})

test('an unknown company is not found, in whatever way it is asked for', async () => {
  const api = await startApi()

  for (const answer of [
    await api.as('admin').get(`${path}/${unknown}`),
    await api.as('admin').patch(path, { id: unknown, version: 1, name: 'Meşe' }),
    await api.as('admin').delete(`${path}/${unknown}`),
  ])
    expect(answer).toBeProblem(404, 'customer.notFound')
})

test.each(['hr', 'editor', 'notifier'] as const)('%s keeps no companies', async (who) => {
  const api = await startApi()
  const before = await rows(api)

  for (const answer of [
    await api.as(who).get(path),
    await api.as(who).post(path, { name: 'Meşe' }),
    await api.as(who).patch(path, { id: demoCustomers.first.id, version: 1, testFloor: 30 }),
    await api.as(who).delete(`${path}/${demoCustomers.first.id}`),
  ])
    expect(answer).toBeProblem(403, 'access.actionDenied')
  expect(await rows(api)).toBe(before)
})
