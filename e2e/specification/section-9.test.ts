import { createAnalytics, isLoginRequired, pageNameOf, trackedPageNames } from '@avita/analytics'
import {
  cookieSameSite,
  defaultNotificationSource,
  defaultPageIndex,
  defaultPageSize,
  notificationAdminRoleId,
  notificationSources,
  pressPageSize,
  projectId,
} from '@avita/api-client'
import { contract } from '@avita/api-client/contract'
import { defaultConsent } from '@avita/analytics'
import { loginErrorMilliseconds, logoutDelayMilliseconds } from '@avita/auth'
import { defaultLanguage, documentTitle, languages } from '@avita/i18n-routes'
import { translationRetries } from '@avita/i18n-routes/i18next'
import { countriesIn, defaultCountry } from '@avita/ui-kit/countries'
import { copyrightYears, goToTopThreshold, toastTimings } from '@avita/ui-kit'
import { expect } from 'vitest'
import { sessionOver } from './browser.ts'
import { walk } from './rules.ts'

const constant = (says: string, value: unknown, expected: unknown) => ({
  says,
  check: () => expect(value).toEqual(expected),
})

walk('9 constants', [
  constant('Default language tr; available tr, en', [defaultLanguage, [...languages]], ['tr', ['tr', 'en']]),
  constant('Project id 2', projectId, 2),
  constant(
    'Default country TR, dial code +90',
    countriesIn('tr').find(({ code }) => code === defaultCountry)?.dialCode,
    '+90',
  ),
  constant('Default notification source id 3', defaultNotificationSource, 3),
  constant('Sources exist for admin, bulletin and new discovery', Object.keys(notificationSources), [
    'admin',
    'bulletin',
    'newDiscovery',
  ]),
  constant("Notification admin role '9'", notificationAdminRoleId, '9'),
  constant('Default page index 1; page size 10 for users', contract.users.query.parse({}), {
    pageIndex: 1,
    pageSize: 10,
  }),
  constant(
    'Page size 10 for blogs, 50 for press news',
    [defaultPageIndex, defaultPageSize, pressPageSize],
    [1, 10, 50],
  ),
  constant('Translation retries 2', translationRetries, 2),
  constant('Login error display 5000 ms', loginErrorMilliseconds, 5000),
  constant('Logout delay 100 ms', logoutDelayMilliseconds, 100),
  constant('Go-top threshold 100 px', goToTopThreshold, 100),
  constant('Cookie default SameSite Lax', cookieSameSite, 'Lax'),
  constant('Consent categories 3', Object.keys(defaultConsent).length, 3),
  constant('Toasts: 5000 ms, extended 1000 ms, ease 300 ms, top-right', toastTimings, {
    timeout: 5000,
    extendedTimeout: 1000,
    ease: 300,
    position: 'top-right',
  }),
  {
    says: 'Toasts in the browser',
    journey: 'the guard sends a signed-out visitor to sign in, with its toast',
  },
  constant(
    'Document title, English',
    documentTitle('About us', 'en'),
    'About us | AVITA Employee Assistance Program',
  ),
  constant(
    'Document title, Turkish',
    documentTitle('Hakkımızda', 'tr'),
    'Hakkımızda | AVITA Çalışan Destek Programı',
  ),
  constant(
    'Copyright runs from 2006 to the current year',
    copyrightYears(new Date('2026-06-01')),
    '2006–2026',
  ),
  constant(
    'Tracked page names',
    [...trackedPageNames].join(' '),
    'ArticleDetail Articles ArticlesCategories BulletinDetail Bulletins Discoveries DiscoveryDetail Faq Home ' +
      'Notifications Services TestDetail TestQuestions TestResult Tests VirtualAssistance VirtualAssistanceScreen ' +
      'UtilizationReport DesignWorks Forms',
  ),
  constant(
    'Login required for all except Faq, Home and Services',
    trackedPageNames.filter((name) => !isLoginRequired(name)),
    ['Faq', 'Home', 'Services'],
  ),
  ...(
    [
      ['/kullanici', 'Home'],
      ['/en/user', 'Home'],
      ['/kullanici/makaleler', 'Articles'],
      ['/en/user/articles', 'Articles'],
      ['/kullanici/makaleler/7', 'ArticleDetail'],
      ['/kullanici/bultenler', 'Bulletins'],
      ['/en/user/bulletins', 'Bulletins'],
      ['/kullanici/hayata-dair', 'Discoveries'],
      ['/en/user/about-life', 'Discoveries'],
      ['/kullanici/testler', 'Tests'],
      ['/en/user/tests', 'Tests'],
      ['/kullanici/formlar', 'Forms'],
      ['/en/user/forms', 'Services'],
      ['/kullanici/avita-sanal-asistan', 'VirtualAssistance'],
      ['/en/user/avita-virtual-assistant', 'VirtualAssistance'],
      ['/kullanici/hizmet-kapsami', 'Services'],
      ['/en/user/our-services', 'Services'],
      ['/kullanici/kullanim-raporu', 'UtilizationReport'],
      ['/en/user/utilization-report', 'UtilizationReport'],
      ['/kullanici/tasarim-calismalari', 'DesignWorks'],
      ['/en/user/design-works', 'DesignWorks'],
      ['/en/about-us', 'Home'],
      ['/en/contact', 'Home'],
      ['/faq', 'Faq'],
    ] as const
  ).map(([path, name]) => constant(`${path} is counted as ${name}`, pageNameOf(path), name)),
  {
    says: 'Public paths such as blog and press-news map to names',
    check: () => {
      for (const path of ['/blog', '/press-news', '/en/blog']) expect(pageNameOf(path)).not.toBeNull()
    },
  },
  {
    says: 'A push is skipped while signed out, except that of a logout',
    check: async () => {
      let pushes = 0
      const analytics = createAnalytics({
        client: {
          pushAnalytics: async () => {
            pushes += 1
            return { stored: false }
          },
        },
        session: sessionOver({}).session,
        language: () => 'tr',
        path: () => '/kullanici',
      })
      await analytics.pageView('/kullanici')
      await analytics.action('OpenQuickHelp')
      expect(pushes).toBe(0)
      await analytics.logoutEvent()
      expect(pushes).toBe(1)
    },
  },
])
