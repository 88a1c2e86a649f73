import type { AuthorizedPage } from '@avita/api-client'
import { type PageHandle, pageIds } from '@avita/i18n-routes'
import { expect, test } from 'vitest'
import { guardDecision, pathAfterSignIn } from './guard.ts'

const visitor = { isSignedIn: () => false, authorizedPages: (): AuthorizedPage[] => [] }
const reader = {
  isSignedIn: () => true,
  authorizedPages: (): AuthorizedPage[] => [{ name: 'articles', authorizedActions: [] }],
}
const articles: PageHandle = { page: 'articles' }
const address = '/kullanici/makaleler?page=2#son'

test('signed out: to the sign-in page with its toast, and the wanted page in returnTo', () => {
  expect(guardDecision({ session: visitor, handle: articles, address })).toEqual({
    kind: 'signIn',
    to: `/identity/login?returnTo=${encodeURIComponent(address)}`,
    toast: 'unauthorizedAccess',
  })
})

test('signed in with the page in the list: allowed', () => {
  expect(guardDecision({ session: reader, handle: articles, address })).toEqual({ kind: 'allow' })
})

test('signed in without it: to unauthorized, with the other toast', () => {
  const visit = {
    session: reader,
    handle: { page: 'articleDetail' } as const,
    address: '/kullanici/makaleler/1',
  }
  expect(guardDecision(visit)).toEqual({ kind: 'unauthorized', to: '/unauthorized', toast: 'notViewable' })
})

test('every page without a word about access needs its name: default deny', () => {
  const nobody = { isSignedIn: () => true, authorizedPages: () => [] }
  for (const page of pageIds)
    expect(guardDecision({ session: nobody, handle: { page }, address: '/' }).kind).toBe('unauthorized')
})

test('the unauthorized page needs sign-in but no name', () => {
  const handle: PageHandle = { page: 'unauthorized', access: 'signedIn' }
  expect(guardDecision({ session: reader, handle, address: '/unauthorized' }).kind).toBe('allow')
  expect(guardDecision({ session: visitor, handle, address: '/unauthorized' }).kind).toBe('signIn')
})

test('a public page is open to all', () => {
  const handle: PageHandle = { page: 'identityLogin', access: 'public' }
  expect(guardDecision({ session: visitor, handle, address: '/identity/login' }).kind).toBe('allow')
})

test.each(['//evil.test', 'https://evil.test', '/nowhere', '/identity/login', '/kullanici/giris-yap', ''])(
  'the wanted page "%s" does not travel',
  (wanted) => {
    expect(guardDecision({ session: visitor, handle: articles, address: wanted })).toMatchObject({
      to: '/identity/login',
    })
  },
)

test.each([
  ['/kullanici/makaleler?page=2#son', 'tr', '/kullanici/makaleler?page=2#son'],
  ['/en/user/articles', 'tr', '/en/user/articles'],
  [null, 'tr', '/kullanici'],
  [null, 'en', '/en/user'],
  ['//evil.test/kullanici', 'tr', '/kullanici'],
  ['https://evil.test/kullanici', 'en', '/en/user'],
  ['/\\evil.test', 'tr', '/kullanici'],
  ['/kullanici\n', 'tr', '/kullanici'],
  ['javascript:alert(1)', 'tr', '/kullanici'],
  ['/no-such-page', 'tr', '/kullanici'],
  ['/identity/login?returnTo=/identity/login', 'tr', '/kullanici'],
] as const)('after a sign-in with returnTo %j in %s the way leads to %s', (returnTo, language, path) => {
  expect(pathAfterSignIn(returnTo, language)).toBe(path)
})

test('each app has its own home after a sign-in', () => {
  expect(pathAfterSignIn(null, 'tr', 'corporate')).toBe('/kullanici')
  expect(pathAfterSignIn(null, 'en', 'individual')).toBe('/en/individual-services')
  expect(pathAfterSignIn(null, 'tr', 'back-office')).toBe('/')
  expect(pathAfterSignIn('/identity/users', 'tr', 'back-office')).toBe('/identity/users')
})
