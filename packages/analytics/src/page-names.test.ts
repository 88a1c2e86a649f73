import { addressesOf, apps } from '@avita/i18n-routes'
import { expect, test } from 'vitest'
import { isLoginRequired, pageNameOf, trackedPageNames } from './page-names.ts'

test.each([
  ['/kullanici', '/en/user', 'Home', 'Home'],
  ['/kullanici/hizmet-kapsami', '/en/user/our-services', 'Services', 'Services'],
  ['/kullanici/bultenler', '/en/user/bulletins', 'Bulletins', 'Bulletins'],
  ['/kullanici/bultenler/7', '/en/user/bulletins/7', 'BulletinDetail', 'BulletinDetail'],
  ['/kullanici/hayata-dair', '/en/user/about-life', 'Discoveries', 'Discoveries'],
  ['/kullanici/hayata-dair/7', '/en/user/about-life/7', 'DiscoveryDetail', 'DiscoveryDetail'],
  ['/kullanici/makaleler', '/en/user/articles', 'Articles', 'Articles'],
  ['/kullanici/makaleler/7', '/en/user/articles/7', 'ArticleDetail', 'ArticleDetail'],
  ['/kullanici/testler', '/en/user/tests', 'Tests', 'Tests'],
  ['/kullanici/testler/7', '/en/user/tests/7', 'TestDetail', 'TestDetail'],
  ['/kullanici/formlar', '/en/user/forms', 'Forms', 'Services'],
  [
    '/kullanici/avita-sanal-asistan',
    '/en/user/avita-virtual-assistant',
    'VirtualAssistance',
    'VirtualAssistance',
  ],
  ['/kullanici/kullanim-raporu', '/en/user/utilization-report', 'UtilizationReport', 'UtilizationReport'],
  ['/kullanici/tasarim-calismalari', '/en/user/design-works', 'DesignWorks', 'DesignWorks'],
  ['/', '/en', 'Home', 'Home'],
  ['/hakkimizda', '/en/about-us', 'Home', 'Home'],
  ['/iletisim', '/en/contact', 'Home', 'Home'],
  ['/blog', '/en/blog', 'Home', 'Home'],
  ['/about-us', '/contact', 'Home', 'Home'],
  ['/press-news', '/basin-odasi', 'Home', 'Home'],
  ['/faq', '/en/faq', 'Faq', 'Faq'],
  ['/kullanici/makaleler?a=1', '/en/user/articles#b', 'Articles', 'Articles'],
])('%s and %s count as %s and %s', (turkish, english, turkishName, englishName) => {
  expect([pageNameOf(turkish), pageNameOf(english)]).toEqual([turkishName, englishName])
})

test.each([
  '/nowhere',
  '/kullanici/giris-yap',
  '/identity/login',
  '/unauthorized',
  '/__proto__',
  '/en/__proto__',
  '/english',
])('%s is not counted', (path) => {
  expect(pageNameOf(path)).toBeNull()
})

test('every page that exists has a name of the list, or none', () => {
  const names = apps.flatMap((app) => addressesOf(app)).map(({ path }) => pageNameOf(path))
  const tracked: readonly unknown[] = trackedPageNames
  expect(names.filter((name) => name !== null && !tracked.includes(name))).toEqual([])
})

test('sign-in is required for all but Faq, Home and Services', () => {
  expect(trackedPageNames.filter((name) => !isLoginRequired(name))).toEqual(['Faq', 'Home', 'Services'])
  expect(trackedPageNames).toHaveLength(20)
})
