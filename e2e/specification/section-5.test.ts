import { analyticsType, createClient } from '@avita/api-client'
import { analyticsFilter } from '@avita/api-client/queries'
import { createSignInForm, invalidFields } from '@avita/auth'
import { createConsent } from '@avita/analytics'
import { expect } from 'vitest'
import { memory } from './browser.ts'
import { walk } from './rules.ts'

walk('5 validation', [
  {
    says: 'Login: username and password are both required',
    check: () => {
      expect(invalidFields({ username: ' ', password: '' })).toEqual(['username', 'password'])
      expect(invalidFields({ username: 'elif', password: 'x' })).toEqual([])
    },
  },
  {
    says: 'Login: an invalid submit marks all fields touched and makes no call',
    check: async () => {
      let calls = 0
      const form = createSignInForm({
        signIn: async () => {
          calls += 1
          return { kind: 'signedIn', account: null }
        },
        onSignedIn: () => {},
      })
      await form.submit({ username: 'elif', password: '', rememberMe: false })
      expect(form.state().touched).toEqual({ username: true, password: true })
      expect(calls).toBe(0)
    },
  },
  {
    says: 'Login: fields show a valid or invalid look once touched',
    journey: 'an empty sign-in marks both fields and asks nobody',
  },
  {
    says: 'requiredCookies is required and always true',
    check: () => {
      const { cookies, jar } = memory()
      const consent = createConsent({ cookies, settingsName: 'avita', production: true })
      consent.rejectAll()
      expect(consent.details().requiredCookies).toBe(true)
      jar.set('cookieConsentDetails', encodeURIComponent('{"requiredCookies":false}'))
      expect(consent.isGiven()).toBe(false)
    },
  },
  {
    says: 'Query strings omit any parameter whose value is empty or absent',
    check: async () => {
      const asked: string[] = []
      const client = createClient({
        apiUrl: 'http://api.test',
        identityUrl: '',
        language: () => 'tr',
        token: () => 't',
        fetch: async (request) => {
          asked.push(request instanceof Request ? request.url : String(request))
          return Response.json({ items: [], pageIndex: 1, pageSize: 10, totalCount: 0 })
        },
      })
      await client.users({ query: { pageIndex: 2, searchTerm: '', roleId: undefined, isDeleted: false } })
      expect(asked).toEqual(['http://api.test/api/users?pageIndex=2&isDeleted=false'])
    },
  },
  {
    says: 'Filter rule: when an event filter is chosen, the type is fixed to action',
    check: () => {
      const { pageView, action } = analyticsType
      expect(analyticsFilter({ event: 'Login', type: pageView }).type).toBe(action)
      expect(analyticsFilter({ type: pageView }).type).toBe(pageView)
    },
  },
])
