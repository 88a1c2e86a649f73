import { type NavigationItem, type PageName, permissionsOf } from '@avita/api-client'
import { nearestPathOf } from '@avita/i18n-routes'
import { describe, expect, test } from 'vitest'
import { adminMenuOf } from './menu.ts'

const item = (name: PageName, displayName: string, subItems: NavigationItem[] = []): NavigationItem => ({
  name,
  displayName,
  iconClass: '',
  route: nearestPathOf(name, 'tr'),
  isStatic: false,
  supportedLangs: ['tr', 'en'],
  subItems,
})

const menu = [
  item('admin.home', 'Başlangıç'),
  item('admin.articles', 'Makale', [item('admin.articles', 'Liste'), item('admin.articlesCreate', 'Yeni')]),
  item('admin.users', 'Kullanıcı', [item('admin.users', 'Kullanıcılar'), item('admin.usersCreate', 'Yeni')]),
]

describe('the menu of the back office', () => {
  test('shows an administrator the built screens only', () => {
    expect(adminMenuOf(menu, permissionsOf('administrator'), 'tr', '/')).toEqual([
      { label: 'Başlangıç', href: '/', current: true },
      { label: 'Kullanıcılar', href: '/identity/users', current: false },
    ])
  })

  test('marks the group of the screen that is shown', () => {
    const marked = adminMenuOf(menu, permissionsOf('administrator'), 'tr', '/identity/users')
    expect(marked.filter(({ current }) => current).map(({ label }) => label)).toEqual(['Kullanıcılar'])
  })

  test('shows an editor no users, and someone without the back office nothing', () => {
    expect(adminMenuOf(menu, permissionsOf('editor'), 'tr', '/').map(({ label }) => label)).toEqual([
      'Başlangıç',
    ])
    expect(adminMenuOf(menu, permissionsOf('employee'), 'tr', '/')).toEqual([])
  })
})
