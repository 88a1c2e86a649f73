import { ApiError, wrongCredentialsText } from '@avita/api-client'
import { createAnalytics } from '@avita/analytics'
import { fallbackErrorText, signInErrorText } from '@avita/auth'
import { createBrowserI18n, translationErrorText } from '@avita/i18n-routes/i18next'
import { expect } from 'vitest'
import { sessionOver } from './browser.ts'
import { walk } from './rules.ts'

const refusal = (description: string) =>
  new ApiError('token', {
    code: 'invalid_grant',
    status: 400,
    tokenError: { error: 'invalid_grant', error_description: description },
  })

const logged = () => {
  const lines: string[] = []
  return {
    lines,
    log: { warn: (line: string) => void lines.push(line), error: (line: string) => void lines.push(line) },
  }
}

walk('8 errors', [
  {
    says: 'Unauthorized access toast and page',
    journey: 'the guard sends a signed-out visitor to sign in, with its toast',
  },
  {
    says: "The login error shows the server's error_description",
    check: () => expect(signInErrorText(refusal('Hesap kapalı.'), 'en', 'generic')).toBe('Hesap kapalı.'),
  },
  {
    says: 'or the fallback text',
    check: () => {
      expect(fallbackErrorText).toBe('Bir hata oluştu. Lütfen tekrar deneyiniz.')
      expect(signInErrorText(new Error('x'), 'tr', 'generic')).toBe(fallbackErrorText)
      expect(signInErrorText(refusal(''), 'tr', 'generic')).toBe(fallbackErrorText)
    },
  },
  {
    says: 'The Turkish wrong-credentials text is replaced in English, and only that',
    check: () => {
      expect(signInErrorText(refusal(wrongCredentialsText), 'en', 'generic')).toBe(
        'You have entered an incorrect username or password. Please check and try again.',
      )
      expect(signInErrorText(refusal(wrongCredentialsText), 'tr', 'generic')).toBe(wrongCredentialsText)
    },
  },
  {
    says: "A translated generic 'login error' exists, for an API that cannot be reached",
    check: () =>
      expect(signInErrorText(new ApiError('token', { code: 'unreachable' }), 'en', 'generic')).toBe(
        'generic',
      ),
  },
  {
    says: 'Unparsable expiry: a warning is logged, the person is signed out',
    check: () => {
      const { session, warnings } = sessionOver({ 'access-token': 't', 'expires-at': '{}' })
      expect(session.isSignedIn()).toBe(false)
      expect(warnings[0]).toMatch(/expiry cannot be read/)
    },
  },
  {
    says: 'Missing translation keys: logged, the key is shown',
    check: async () => {
      const { lines, log } = logged()
      const i18n = await createBrowserI18n({
        language: 'en',
        namespaces: ['page'],
        urlOf: () => 'data:application/json,{}',
        log,
      })
      expect(i18n.t('page:greeting')).toBe('greeting')
      expect(lines.join()).toMatch(/page:greeting/)
    },
  },
  {
    says: 'Translation loading failure: retry twice, then the fallback language, then the error',
    check: async () => {
      const asked: string[] = []
      const loading = createBrowserI18n({
        language: 'en',
        namespaces: ['page'],
        urlOf: (language) => {
          asked.push(language)
          return 'data:application/json,broken'
        },
        log: logged().log,
      })
      await expect(loading).rejects.toThrow('Unable to load translation and all the fallback languages')
      expect(translationErrorText).toBe('Unable to load translation and all the fallback languages')
      expect(asked).toEqual(['en', 'tr'])
    },
  },
  {
    says: 'Translation loading failure in the browser: two retries',
    journey: 'texts that do not load come in the fallback language',
  },
  {
    says: 'Analytics failures: logged only, no user impact',
    check: async () => {
      const { lines, log } = logged()
      const { session } = sessionOver({ 'access-token': 't' })
      const analytics = createAnalytics({
        client: { pushAnalytics: () => Promise.reject(new Error('no line')) },
        session,
        language: () => 'tr',
        path: () => '/kullanici',
        log: log.warn,
      })
      await expect(analytics.pageView('/kullanici')).resolves.toBeUndefined()
      expect(lines).toHaveLength(1)
    },
  },
  {
    says: 'Other API errors: a clear message and a retry',
    journey: 'articles that cannot be loaded say so and come with a retry',
  },
])
