import { contract } from '@avita/api-client/contract'
import { expect, test } from 'vitest'
import { demoAccounts, syntheticEmployees } from '../../seed/demo-accounts.ts'
import { startApi } from '../../testing/start-api.ts'

const api = await startApi()
const everybody = demoAccounts.length + syntheticEmployees.length

const list = async (query = '', language = 'tr') =>
  (await api.as('admin').get(`/api/users?${query}`, { 'accept-language': language })).read(
    contract.users.answer,
  )

const usernames = async (query: string) => {
  const { totalCount } = await list(query)
  const pages = []
  for (let pageIndex = 1; (pageIndex - 1) * 100 < totalCount; pageIndex++)
    pages.push(await list(`pageSize=100&pageIndex=${pageIndex}&${query}`))
  return pages.flatMap(({ items }) => items.map(({ username }) => username))
}

test('the first page has ten people, in Turkish order of their surnames', async () => {
  const { items, ...page } = await list()

  expect(page).toEqual({ pageIndex: 1, pageSize: 10, totalCount: everybody })
  const all = (await list('pageSize=100')).items
  const inOrder = all.toSorted(
    (a, b) =>
      a.surname.localeCompare(b.surname, 'tr') ||
      a.name.localeCompare(b.name, 'tr') ||
      (a.id < b.id ? -1 : 1),
  )
  expect(all).toEqual(inOrder)
  expect(items).toEqual(all.slice(0, 10))
})

test('pages follow each other without gap or repetition', async () => {
  const indices = Array.from({ length: Math.ceil(everybody / 10) }, (_, index) => index + 1)
  const pages = await Promise.all(indices.map((pageIndex) => list(`pageIndex=${pageIndex}`)))

  const ids = pages.flatMap(({ items }) => items.map(({ id }) => id))
  expect(new Set(ids).size).toBe(everybody)
  expect(ids).toHaveLength(everybody)
})

test.each(['İNCE', 'ince', 'Ince', 'INCE', ' ınce ', 'Kerem İnce', 'colleague@'])(
  'searching %j finds Kerem İnce',
  async (term) => {
    expect(await usernames(new URLSearchParams({ searchTerm: term }).toString())).toContain('colleague')
  },
)

test.each(['%', '_', '\\', "' or 1=1 --"])(
  'the sign %j has no meaning of its own in a search',
  async (term) => {
    expect(await usernames(new URLSearchParams({ searchTerm: term }).toString())).toEqual([])
  },
)

test('the filters narrow the list', async () => {
  expect((await usernames('roleId=2')).toSorted()).toEqual(['hr', 'hr2'])
  expect(await usernames('isActive=false')).toEqual(['disabled'])
  expect(await usernames('isDeleted=true')).toEqual(['removed'])
  expect(await usernames('isActive=true&isDeleted=false')).toHaveLength(everybody - 2)
  expect(await usernames('projectId=2')).toHaveLength(everybody)
  expect(await usernames('projectId=7')).toEqual([])
  expect(await usernames('roleId=1&searchTerm=demir')).toEqual(['employee2'])
})

test('an item names company and roles in the language of the request, and nothing secret', async () => {
  const [item] = (await list('searchTerm=hr2', 'en')).items

  expect(item).toEqual({
    id: expect.any(String),
    username: 'hr2',
    name: 'Hülya',
    surname: 'Arslan',
    email: 'hr2@example.com',
    customerName: 'Işıltı Yazılım Ltd. Şti.',
    roles: [{ id: 2, name: 'HR manager' }],
    isActive: true,
    isDeleted: false,
  })
})
