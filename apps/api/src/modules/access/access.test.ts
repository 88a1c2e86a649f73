import { contract, type NavigationItem, permissionsOf } from '@avita/api-client/contract'
import { pageEntries, pageIds } from '@avita/i18n-routes'
import { expect, test } from 'vitest'
import { startApi } from '../../testing/start-api.ts'

const api = await startApi()

const menu = async (app: string, language: string) =>
  (await api.as('admin').get(`/api/navigation/menu?app=${app}`, { 'accept-language': language })).read(
    contract.navigationMenu.answer,
  )

const flat = (items: readonly NavigationItem[]): NavigationItem[] =>
  items.flatMap((item) => [item, ...flat(item.subItems)])

test('the back office menu has every route of the specification and its groups, in its order', async () => {
  const items = await menu('back-office', 'en')

  expect(items.map(({ displayName }) => displayName)).toEqual([
    'Overview',
    'Article',
    'Blog',
    'Contact form',
    'User',
    'Customer',
    'Category',
    'Notification',
    'Bulletin',
    'FAQ',
    'About life',
    'Form',
    'Service',
    'Analytics',
    'Settings',
  ])
  const routes = new Set(flat(items).map(({ route }) => route))
  expect(routes).toEqual(
    new Set(
      pageIds.filter((page) => pageEntries[page].app === 'back-office').map((page) => pageEntries[page].tr),
    ),
  )
})

test('the panel menu leads to the pages of the language and names them in it', async () => {
  expect((await menu('user-panel', 'tr')).find(({ name }) => name === 'articles')).toEqual({
    name: 'articles',
    displayName: 'Makaleler',
    iconClass: 'articles',
    route: '/kullanici/makaleler',
    isStatic: false,
    supportedLangs: ['tr', 'en'],
    subItems: [],
  })
  expect((await menu('user-panel', 'en')).find(({ name }) => name === 'articles')).toMatchObject({
    displayName: 'Articles',
    route: '/en/user/articles',
  })
})

test.each([
  ['employee', 'employee'],
  ['hr', 'hrManager'],
  ['editor', 'editor'],
  ['notifier', 'notificationAdmin'],
  ['admin', 'administrator'],
  ['customer', 'privateCustomer'],
] as const)('%s may open and do what the contract says of the role %s', async (who, role) => {
  const answer = await api.as(who).get('/api/pagesAndActions/2')

  const inOrder = permissionsOf(role).toSorted((a, b) => pageIds.indexOf(a.name) - pageIds.indexOf(b.name))
  expect(answer.read(contract.pagesAndActions.answer)).toEqual(inOrder)
})

test('another project has no pages and no roles', async () => {
  expect((await api.as('admin').get('/api/pagesAndActions/7')).body).toEqual([])
  expect((await api.as('admin').get('/api/roles/7')).body).toEqual([])
})

test('the roles of the project are named in the language of the request', async () => {
  const roles = await api.as('admin').get('/api/roles/2', { 'accept-language': 'en' })

  expect(roles.read(contract.roles.answer)).toEqual([
    { id: 1, name: 'Employee' },
    { id: 2, name: 'HR manager' },
    { id: 3, name: 'Content editor' },
    { id: 4, name: 'Administrator' },
    { id: 5, name: 'Private customer' },
    { id: 8, name: 'Psychologist' },
    { id: 9, name: 'Notification administrator' },
  ])
})
