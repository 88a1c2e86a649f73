import { permissionsOf } from '@avita/api-client'
import { builtPages } from '@avita/i18n-routes'
import { expect, test } from 'vitest'
import { screensOf } from './screens.ts'

test('an administrator is offered the users, an editor and an employee nothing', () => {
  expect(screensOf(permissionsOf('administrator'))).toEqual([{ screen: 'users', href: '/identity/users' }])
  expect(screensOf(permissionsOf('editor'))).toEqual([])
  expect(screensOf(permissionsOf('employee'))).toEqual([])
})

test('every built screen but the start page itself is offered', () => {
  const built = builtPages.filter((page) => page.startsWith('admin.') && page !== 'admin.home')
  expect(screensOf(permissionsOf('administrator'))).toHaveLength(built.length)
})
