import { createConsent } from '@avita/analytics'
import { logoutDelayMilliseconds, signOut } from '@avita/auth'
import { languageOf, otherLanguage } from '@avita/i18n-routes'
import { goToTopThreshold } from '@avita/ui-kit'
import { expect } from 'vitest'
import { memory, now, sessionOver } from './browser.ts'
import { walk } from './rules.ts'

const consentOf = (settingsName: string | null, production: boolean, cookies = memory().cookies) =>
  createConsent({ cookies, settingsName, production })

walk('4 states', [
  {
    says: 'Signed in: a token exists and its expiry is in the future',
    check: () => {
      const at = (expiry: number) =>
        sessionOver({ 'access-token': 't', 'expires-at': String(expiry) }).session.isSignedIn()
      expect(at(now + 1000)).toBe(true)
      expect(at(now - 1000)).toBe(false)
      expect(sessionOver({ 'expires-at': String(now + 1000) }).session.isSignedIn()).toBe(false)
    },
  },
  {
    says: 'An absent expiry counts as valid',
    check: () => expect(sessionOver({ 'access-token': 't' }).session.isSignedIn()).toBe(true),
  },
  {
    says: 'An unparsable expiry counts as not signed in, and a warning is logged',
    check: () => {
      const { session, warnings } = sessionOver({ 'access-token': 't', 'expires-at': 'soon' })
      expect(session.isSignedIn()).toBe(false)
      expect(warnings).toHaveLength(1)
    },
  },
  {
    says: 'Login success: token stored with expiry = now + expires_in seconds',
    check: () => {
      const { session, items } = sessionOver({})
      session.accept({ access_token: 't', expires_in: 60, scope: 'panel' }, { rememberMe: true })
      expect(items.get('access-token')).toBe('t')
      expect(items.get('expires-at')).toBe(String(now + 60_000))
      expect(session.isSignedIn()).toBe(true)
    },
  },
  {
    says: 'Login success: the modal closes and the user home shows',
    journey: 'a visitor reads the home, signs in through the modal, reads an article and signs out',
  },
  {
    says: 'Login failure: an error shows for 5 seconds, then clears',
    journey: 'a wrong password is told for five seconds',
  },
  {
    says: 'Logout: after 100 ms account, authorization and chat keys go; identity/login shows',
    check: async () => {
      expect(logoutDelayMilliseconds).toBe(100)
      const { session, items } = sessionOver({
        'access-token': 't',
        account: JSON.stringify({ name: 'a', email: 'b', surname: 'c' }),
        'authorized-pages': '[]',
        exaironWebchat: 'x',
        chat_session: 'y',
        'preferred-language': 'en',
      })
      const order: string[] = []
      const start = performance.now()
      await signOut({
        session,
        client: { signOut: async () => ({ signedOut: true }) },
        onBeforeTokenGoes: () => void order.push(`push while signed in: ${session.isSignedIn()}`),
        navigate: (path) => void order.push(`go to ${path}`),
      })
      expect(performance.now() - start).toBeGreaterThanOrEqual(99)
      expect(order).toEqual(['push while signed in: true', 'go to /identity/login'])
      expect(Object.fromEntries(items)).toEqual({ 'preferred-language': 'en' })
    },
  },
  {
    says: 'User records: disabled or active, removed or restored',
    journey: 'disabled and removed accounts cannot come in',
  },
  {
    says: 'Cookie consent: given when a consent cookie exists',
    check: () => {
      const { cookies } = memory()
      const consent = consentOf('avita', true, cookies)
      expect(consent.isGiven()).toBe(false)
      consent.rejectAll()
      expect(consentOf('avita', true, cookies).isGiven()).toBe(true)
    },
  },
  {
    says: 'Cookie consent: always given when no settings name is set; in production that fails closed (decisions 6)',
    check: () => {
      expect(consentOf(null, false).isGiven()).toBe(true)
      expect(consentOf(null, true).allows('performanceAndAnalysisCookies')).toBe(false)
    },
  },
  {
    says: 'Cookie consent: accept all sets all three true; reject all refuses what is optional and records it',
    check: () => {
      const { cookies } = memory()
      const consent = consentOf('avita', true, cookies)
      consent.acceptAll()
      expect(consent.details()).toEqual({
        requiredCookies: true,
        performanceAndAnalysisCookies: true,
        functionalityCookies: true,
      })
      consent.rejectAll()
      expect(consent.isGiven()).toBe(true)
      expect(consent.details()).toEqual({
        requiredCookies: true,
        performanceAndAnalysisCookies: false,
        functionalityCookies: false,
      })
    },
  },
  {
    says: 'Cookie consent: the banner shows while not given and hides after a decision',
    journey: 'the consent banner waits for a decision and keeps it',
  },
  {
    says: 'Cookie consent: reset deletes the cookie',
    check: () => {
      const { cookies, jar } = memory()
      const consent = consentOf('avita', true, cookies)
      consent.acceptAll()
      consent.reset()
      expect(jar.size).toBe(0)
      expect(consent.isGiven()).toBe(false)
    },
  },
  {
    says: 'Language: derived from whether the URL starts with /en; switching toggles',
    check: () => {
      expect(['/', '/kullanici', '/en', '/en/user', '/enerji'].map(languageOf)).toEqual([
        'tr',
        'tr',
        'en',
        'en',
        'tr',
      ])
      expect(otherLanguage(otherLanguage('tr'))).toBe('tr')
    },
  },
  {
    says: 'Navigation bar: toggled by a button, closed after each navigation',
    journey: 'the mobile menu opens, leads on and is closed again',
  },
  {
    says: 'Go-to-top button: shown once scrolled more than 100 px',
    check: () => expect(goToTopThreshold).toBe(100),
  },
  { says: 'Go-to-top button in the browser', journey: 'the go-to-top button shows beyond 100 px' },
  {
    says: 'Translation load failure: retry 2 times, then the fallback language',
    journey: 'texts that do not load come in the fallback language',
  },
])
