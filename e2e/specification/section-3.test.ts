import { createAnalytics, createConsent, defaultConsent } from '@avita/analytics'
import type { CallInput, NavigationItem } from '@avita/api-client'
import { contract } from '@avita/api-client/contract'
import { markSelected, storageKeys } from '@avita/auth'
import { type Language, languages, pageIds } from '@avita/i18n-routes'
import { daysOfWeek } from '@avita/ui-kit'
import { countriesIn } from '@avita/ui-kit/countries'
import { expect } from 'vitest'
import { memory, sessionOver, tokenWith } from './browser.ts'
import { walk } from './rules.ts'

const item = {
  name: 'articles' as const,
  displayName: 'Makaleler',
  iconClass: 'articles',
  route: '/kullanici/makaleler',
  isStatic: false,
  supportedLangs: [...languages],
  subItems: [],
} satisfies NavigationItem

/** What was pushed: the type, the name in the query, and the payload inside `extras`. */
const pushed = async (
  act: (analytics: ReturnType<typeof createAnalytics>) => Promise<void>,
  language: Language = 'en',
) => {
  const pushes: CallInput<'pushAnalytics'>[] = []
  const { session } = sessionOver({
    'access-token': 'token',
    account: JSON.stringify({ name: 'Elif', surname: 'Demir', email: 'elif@example.com' }),
  })
  await act(
    createAnalytics({
      client: {
        pushAnalytics: async (input) => {
          if (input) pushes.push(input)
          return { stored: true }
        },
      },
      session,
      language: () => language,
      path: () => '/en/user/articles',
    }),
  )
  expect(pushes).toHaveLength(1)
  const { params, query, body } = pushes[0] ?? {}
  const extras: unknown = JSON.parse(body?.extras ?? '')
  return { params, query, description: body?.description, extras }
}

walk('3 entities', [
  {
    says: "Account: name, email and surname from the token's name, email and family_name claims",
    check: () => {
      const { session } = sessionOver({})
      session.accept(
        {
          access_token: tokenWith({ name: 'Elif', email: 'elif@example.com', family_name: 'Demir' }),
          expires_in: 60,
          scope: '',
        },
        { rememberMe: false },
      )
      expect(session.account()).toEqual({ name: 'Elif', email: 'elif@example.com', surname: 'Demir' })
    },
  },
  {
    says: 'Country: code, name, dialCode and a flag icon derived from the code; about 240 are bundled',
    check: () => {
      const countries = countriesIn('en')
      expect(countries.length).toBeGreaterThan(235)
      expect(countries.find(({ code }) => code === 'DE')).toEqual({
        code: 'DE',
        name: 'Germany',
        dialCode: '+49',
        flagIcon: 'de.svg',
      })
    },
  },
  {
    says: 'Day of week: Saturday and Sunday are weekend',
    check: () => {
      const weekend = daysOfWeek('en').filter(({ isWeekend }) => isWeekend)
      expect(weekend.map(({ name }) => name)).toEqual(['Saturday', 'Sunday'])
    },
  },
  {
    says: 'Navigation item: name, displayName, iconClass, route, isStatic, subItems',
    check: () => expect(contract.navigationMenu.answer.safeParse([item]).success).toBe(true),
  },
  {
    says: "In the menu isSelected is true when the item's route or a sub-item's route matches",
    check: () => {
      const parent = { ...item, name: 'forms' as const, route: '/kullanici/formlar', subItems: [item] }
      const selected = (path: string) =>
        markSelected([parent, item], path).map(({ isSelected }) => isSelected)
      expect(selected('/kullanici/formlar')).toEqual([true, false])
      expect(selected('/kullanici/makaleler')).toEqual([true, true])
      expect(selected('/kullanici')).toEqual([false, false])
    },
  },
  {
    says: 'Menu page item: supportedLangs are tr and en',
    check: () => {
      const [tr, en] = languages
      expect([tr, en]).toEqual(['tr', 'en'])
      const wrong = { ...item, supportedLangs: ['de'] }
      expect(contract.navigationMenu.answer.safeParse([wrong]).success).toBe(false)
    },
  },
  {
    says: 'Authorized page: a name and authorizedActions, each with a name',
    check: () => {
      const { answer } = contract.pagesAndActions
      const pages = [{ name: 'admin.users', authorizedActions: [{ name: 'ListUsers' }] }]
      expect(answer.parse(pages)).toEqual(pages)
      expect(pageIds).toContain('admin.users')
      expect(answer.safeParse([{ name: 'admin.users', authorizedActions: ['ListUsers'] }]).success).toBe(
        false,
      )
    },
  },
  {
    says: 'Cookie consent: required always true, performance and functionality false by default',
    check: () => {
      expect(defaultConsent).toEqual({
        requiredCookies: true,
        performanceAndAnalysisCookies: false,
        functionalityCookies: false,
      })
      const { cookies } = memory()
      const consent = createConsent({ cookies, settingsName: 'avita', production: true })
      expect(consent.details()).toEqual(defaultConsent)
    },
  },
  {
    says: 'Login form: username, password, rememberMe',
    journey: 'the header opens the login modal, which keeps its focus',
  },
  {
    says: 'Token response: access_token and expires_in in seconds; on error error_description',
    check: () => {
      const answer = { access_token: 'x', token_type: 'Bearer', expires_in: 60, scope: '' }
      expect(contract.token.answer.parse(answer)).toEqual(answer)
    },
  },
  {
    says: 'OTP request: {PhoneNumber, State}',
    check: () =>
      expect(Object.keys(contract.requestOneTimePassword.body.shape)).toEqual(['PhoneNumber', 'State']),
  },
  {
    says: 'Page view: page name, message, details (url, timestamp, language, isLoginRequired, userAuthenticated)',
    check: async () => {
      const { params, query, extras, description } = await pushed((analytics) =>
        analytics.pageView('/en/user/articles?category=x'),
      )
      expect(params).toEqual({ type: 1, platform: 3 })
      expect(query).toEqual({ pageName: 'Articles' })
      expect(description).toBeTypeOf('string')
      expect(extras).toEqual({
        pageName: 'Articles',
        message: expect.any(String),
        details: {
          url: '/en/user/articles',
          timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          language: 'en',
          isLoginRequired: true,
          userAuthenticated: true,
        },
      })
    },
  },
  {
    says: 'Action: url, timestamp, language and isDirectAction, or isLoginRequired with userAuthenticated',
    check: async () => {
      const { params, query, extras } = await pushed((analytics) => analytics.action('OpenQuickHelp'))
      expect(params).toEqual({ type: 2, platform: 3 })
      expect(query).toEqual({ actionName: 'OpenQuickHelp' })
      expect(extras).toEqual({
        url: '/en/user/articles',
        timestamp: expect.any(String),
        language: 'en',
        isLoginRequired: true,
        userAuthenticated: true,
      })
    },
  },
  {
    says: 'Form submits add formName and formType',
    check: async () => {
      const { extras } = await pushed((analytics) =>
        analytics.formSubmit({ formName: 'contact', formType: 'corporate' }),
      )
      expect(extras).toMatchObject({ formName: 'contact', formType: 'corporate' })
    },
  },
  {
    says: 'Login events carry username, success, accessTokenReceived, error',
    check: async () => {
      const { extras } = await pushed((analytics) =>
        analytics.loginEvent({ username: 'elif', success: true, accessTokenReceived: true, error: null }),
      )
      expect(extras).toMatchObject({
        username: 'elif',
        success: true,
        accessTokenReceived: true,
        error: null,
      })
    },
  },
  {
    says: 'Logout adds isLogoutAction, email and logoutReason user_initiated',
    check: async () => {
      const { extras } = await pushed((analytics) => analytics.logoutEvent())
      expect(extras).toMatchObject({
        isLogoutAction: true,
        email: 'elif@example.com',
        logoutReason: 'user_initiated',
      })
    },
  },
  {
    says: 'User list query: pageIndex, pageSize, roleId, searchTerm, projectId, isActive, isDeleted',
    check: () =>
      expect(Object.keys(contract.users.query.shape).toSorted()).toEqual(
        ['pageIndex', 'pageSize', 'roleId', 'searchTerm', 'projectId', 'isActive', 'isDeleted'].toSorted(),
      ),
  },
  {
    says: 'Image upload form: image, Type',
    check: () => expect(Object.keys(contract.uploadImage.body.shape).toSorted()).toEqual(['Type', 'image']),
  },
  {
    says: 'Contact, service provider, hotel and psychological requests: fields of our own choosing, strict',
    check: () => {
      for (const name of [
        'contactForm',
        'serviceProviderForm',
        'hotelRequest',
        'psychologicalRequest',
      ] as const) {
        const { body, example } = contract[name]
        expect(body.safeParse(example.body).success).toBe(true)
        expect(body.safeParse({ ...example.body, id: 'x' }).success).toBe(false)
      }
    },
  },
  {
    says: 'User status change {id, isActive}; user deletion change {id, isDeleted}',
    check: () => {
      expect(Object.keys(contract.changeActiveStatus.body.shape)).toEqual(['id', 'isActive'])
      expect(Object.keys(contract.changeDeletedStatus.body.shape)).toEqual(['id', 'isDeleted'])
    },
  },
  {
    says: 'Customer list query: pageIndex, pageSize, searchTerm, isActive, isDeleted',
    check: () =>
      expect(Object.keys(contract.customers.query.shape).toSorted()).toEqual(
        ['pageIndex', 'pageSize', 'searchTerm', 'isActive', 'isDeleted'].toSorted(),
      ),
  },
  {
    says: 'Local storage keys are exactly eight; the cookie is cookieConsentDetails',
    check: () => {
      expect(Object.values(storageKeys).toSorted()).toEqual(
        [
          'access-token',
          'expires-at',
          'account',
          'user-scopes',
          'authorized-pages',
          'preferred-language',
          'exaironWebchat',
          'chat_session',
        ].toSorted(),
      )
      const { cookies, jar } = memory()
      createConsent({ cookies, settingsName: 'avita', production: true }).acceptAll()
      expect([...jar.keys()]).toEqual(['cookieConsentDetails'])
    },
  },
])
