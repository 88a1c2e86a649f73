import { notificationAdminRoleId, permissionsOf, roles } from '@avita/api-client'
import { contract } from '@avita/api-client/contract'
import { filterMenu, guardDecision, isActionPermitted, isPageViewable } from '@avita/auth'
import type { PageHandle, PageId } from '@avita/i18n-routes'
import kitEn from '@avita/ui-kit/locales/en/ui.json' with { type: 'json' }
import { expect } from 'vitest'
import { sessionOver } from './browser.ts'
import { walk } from './rules.ts'

const item = (
  name: PageId,
  { isStatic = false, subItems = [] }: { isStatic?: boolean; subItems?: Item[] } = {},
): Item => ({
  name,
  displayName: name,
  iconClass: '',
  route: `/${name}`,
  isStatic,
  supportedLangs: ['tr', 'en'],
  subItems,
})

type Item = Parameters<typeof filterMenu>[0][number]

const namesOf = (items: readonly Item[]): string[] =>
  items.flatMap(({ name, subItems }) => [name, ...namesOf(subItems)])

const employee = permissionsOf('employee')
const visitor = { isSignedIn: () => false, authorizedPages: () => [] }
const signedIn = { isSignedIn: () => true, authorizedPages: () => employee }

const guard = (session: typeof visitor | typeof signedIn, page: PageId, access?: PageHandle['access']) =>
  guardDecision({
    session,
    handle: access ? { page, access } : { page },
    address: '/kullanici/makaleler?kategori=1',
  })

walk('6 roles', [
  {
    says: 'Anonymous sees the login button, authenticated the account button',
    journey: 'a visitor reads the home, signs in through the modal, reads an article and signs out',
  },
  {
    says: 'Roles are listed per project by an endpoint',
    check: () => expect(contract.roles.path).toBe('/api/roles/:projectId'),
  },
  {
    says: "A notification admin role id '9' is configured",
    check: () => {
      expect(notificationAdminRoleId).toBe('9')
      expect(String(roles.notificationAdmin)).toBe(notificationAdminRoleId)
    },
  },
  {
    says: 'An item shows only if its name is in the authorized pages, or it is static',
    check: () =>
      expect(
        namesOf(
          filterMenu(
            [item('articles'), item('admin.users'), item('about', { isStatic: true })],
            employee,
            'tr',
          ),
        ),
      ).toEqual(['articles', 'about']),
  },
  {
    says: 'Sub-items are filtered the same way; a parent left with none is removed',
    check: () => {
      const kept = item('articles', { subItems: [item('tests'), item('admin.users')] })
      const emptied = item('forms', { subItems: [item('admin.users')] })
      expect(namesOf(filterMenu([kept, emptied], employee, 'tr'))).toEqual(['articles', 'tests'])
    },
  },
  {
    says: 'A page is viewable only if its name is in the list',
    check: () => {
      expect(isPageViewable(employee, 'articles')).toBe(true)
      expect(isPageViewable(employee, 'admin.users')).toBe(false)
      expect(isPageViewable([], 'articles')).toBe(false)
    },
  },
  {
    says: 'An action is permitted only if it stands among the actions of any authorized page',
    check: () => {
      expect(isActionPermitted(permissionsOf('administrator'), 'ListUsers')).toBe(true)
      expect(isActionPermitted(employee, 'ListUsers')).toBe(false)
    },
  },
  {
    says: 'Guard: not authorized leads to identity/login with the unauthorized access toast',
    check: () => {
      expect(guard(visitor, 'articles')).toMatchObject({ kind: 'signIn', toast: 'unauthorizedAccess' })
      expect(guard(visitor, 'articles')).toHaveProperty(
        'to',
        '/identity/login?returnTo=%2Fkullanici%2Fmakaleler%3Fkategori%3D1',
      )
      expect(kitEn.toast.unauthorizedAccess).toEqual({
        title: 'Unauthorized access',
        text: 'You do not have permission to access the page you want to go to. Please login',
      })
    },
  },
  {
    says: 'Guard: authorized but not viewable leads to unauthorized with its toast',
    check: () => {
      expect(guard(signedIn, 'admin.users')).toEqual({
        kind: 'unauthorized',
        to: '/unauthorized',
        toast: 'notViewable',
      })
      expect(kitEn.toast.notViewable.text).toBe(
        'You do not have permission to access the page you want to go to.',
      )
    },
  },
  {
    says: 'Guard: otherwise allow; /unauthorized needs sign-in but no page name',
    check: () => {
      expect(guard(signedIn, 'articles')).toEqual({ kind: 'allow' })
      expect(guard(signedIn, 'unauthorized', 'signedIn')).toEqual({ kind: 'allow' })
      expect(guard(visitor, 'unauthorized', 'signedIn')).toMatchObject({ kind: 'signIn' })
    },
  },
  {
    says: 'Guard in the browser: both toasts survive the redirect',
    journey: 'the guard sends a signed-out visitor to sign in, with its toast',
  },
  {
    says: 'Guard in the browser: a page that may not be viewed',
    journey: 'a page that may not be viewed leads to unauthorized, with its toast',
  },
  {
    says: 'The client check is comfort: the server enforces every permission again',
    check: () => {
      expect(contract.users.access).toEqual({ kind: 'action', action: 'ListUsers' })
      const { session } = sessionOver({
        'access-token': 't',
        'authorized-pages': '[{"name":"admin.everything"}]',
      })
      expect(session.authorizedPages()).toEqual([])
    },
  },
])
