import { permissionsOf } from '@avita/api-client'
import { describe, expect, test } from 'vitest'
import { menuOf } from './menu.ts'

const employee = permissionsOf('employee')

describe('the menu of the panel', () => {
  test('shows an employee the built pages in the language of the page', () => {
    expect(menuOf(employee, 'tr', '/kullanici').map(({ href }) => href)).toEqual([
      '/kullanici',
      '/kullanici/makaleler',
    ])
    expect(menuOf(employee, 'en', '/en/user').map(({ href }) => href)).toEqual([
      '/en/user',
      '/en/user/articles',
    ])
  })

  test('leaves out what the person may not open', () => {
    const withoutArticles = employee.filter(({ name }) => name !== 'articles')
    expect(menuOf(withoutArticles, 'tr', '/kullanici').map(({ page }) => page)).toEqual(['panelHome'])
    expect(menuOf([], 'tr', '/kullanici')).toEqual([])
  })

  test.each([
    ['/kullanici', 'panelHome'],
    ['/kullanici/makaleler', 'articles'],
    ['/kullanici/makaleler/42', 'articles'],
  ])('on %s, %s is the current place', (path, page) => {
    const current = menuOf(employee, 'tr', path).filter((place) => place.current)
    expect(current.map((place) => place.page)).toEqual([page])
  })
})
