import { contract, roles } from '@avita/api-client/contract'
import { expect, test } from 'vitest'
import { demoCustomers } from '../../seed/demo-accounts.ts'
import { bodyOf } from '../../testing/content.ts'
import { startApi, type Who } from '../../testing/start-api.ts'

const path = '/api/admin/audiences'

test.each(['editor', 'notifier', 'admin'] as const)(
  '%s chooses from names: of companies their id and name, and nothing else',
  async (who) => {
    const api = await startApi()

    const answer = await api.as(who).get(path, { 'accept-language': 'tr' })

    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      customers: [
        { id: demoCustomers.first.id, name: 'Çınar Lojistik A.Ş.' },
        { id: demoCustomers.second.id, name: 'Işıltı Yazılım Ltd. Şti.' },
      ],
    })
    const { customers, roles: named } = answer.read(contract.audiences.answer.strict())
    for (const customer of customers) expect(Object.keys(customer)).toEqual(['id', 'name'])
    expect(named.map(({ id }) => id)).toEqual(Object.values(roles))
    expect(named.every(({ name }) => name.length > 0)).toBe(true)
    const english = (await api.as(who).get(path, { 'accept-language': 'en' })).read(contract.audiences.answer)
    expect(english.roles.map(({ name }) => name)).not.toEqual(named.map(({ name }) => name))
  },
)

test('a removed company is no choice; one that is disabled still has its name', async () => {
  const api = await startApi()
  const names = async () =>
    (await api.as('editor').get(path)).read(contract.audiences.answer).customers.map(({ id }) => id)
  const { first, second } = demoCustomers

  await api.as('admin').patch('/api/admin/customers', { id: first.id, version: 1, isActive: false })
  await api.as('admin').delete(`/api/admin/customers/${second.id}`)

  expect(await names()).toEqual([first.id])
})

test.each<Who>(['employee', 'hr', 'customer', 'psychologist', 'visitor', 'nobody'])(
  '%s learns of no company here',
  async (who) => {
    const api = await startApi()

    const answer = await api.as(who).get(path)

    expect([401, 403]).toContain(answer.status)
    expect(answer.text).not.toContain('Lojistik')
  },
)

test('an editor writes for a company that was chosen from the list', async () => {
  const api = await startApi()
  const [company] = (await api.as('editor').get(path)).read(contract.audiences.answer).customers

  const kept = await api.as('editor').post('/api/admin/bulletin', {
    settings: { datedOn: '2026-03-02', customerId: company?.id },
    text: {
      language: 'tr',
      title: 'Yalnız size',
      summary: 'Özet',
      body: bodyOf('Merhaba'),
      author: 'Editör',
      reviewer: null,
      reviewedOn: null,
      reviewDueOn: null,
      sources: [],
    },
  })

  expect(kept.read(contract.createBulletin.answer).settings.customerId).toBe(company?.id)
})
