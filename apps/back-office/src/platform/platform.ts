import { type Analytics, type Consent, createAnalytics, createConsent } from '@avita/analytics'
import { anonymousToken, type Client, createClient, loadConfig } from '@avita/api-client'
import { navigationQueries, userQueries } from '@avita/api-client/queries'
import {
  browserCookies,
  createNotices,
  createSession,
  type Notices,
  preferredLanguage,
  type Session,
  signOut,
} from '@avita/auth'
import { defaultLanguage, isLanguage, type Language, navigateTo, pageAt } from '@avita/i18n-routes'
import { createBrowserI18n } from '@avita/i18n-routes/i18next'
import { QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import { namespacesOf, urlOf } from '../locales/index.ts'
import { rememberLanguage } from './language.ts'

/** What the app runs on, made once per document. */
export interface Platform {
  readonly i18n: i18n
  readonly session: Session
  readonly client: Client
  readonly anonymousToken: () => Promise<string>
  readonly queryClient: QueryClient
  readonly users: ReturnType<typeof userQueries>
  readonly navigation: ReturnType<typeof navigationQueries>
  readonly analytics: Analytics
  readonly consent: Consent
  readonly notices: Notices
  /** Shows everything in another language, in place: texts at once, content as soon as it is asked for again. */
  readonly showIn: (language: Language) => Promise<void>
  /** The person pressed “sign out”. */
  readonly signOut: () => Promise<void>
  /** Whether a sign-out that the person asked for is under way: it finds its own way to the sign-in page. */
  readonly isSigningOut: () => boolean
}

/**
 * Reads the configuration and the texts of the first page side by side, then opens the session. Rejects with the
 * specification's error where no texts can be loaded.
 */
export const startPlatform = async (path: string): Promise<Platform> => {
  const first = preferredLanguage()
  document.documentElement.lang = first

  const page = pageAt(path, 'back-office')?.page ?? null
  const [config, i18n] = await Promise.all([
    loadConfig(),
    createBrowserI18n({ language: first, namespaces: namespacesOf(page), urlOf }),
  ])

  const language = () => (isLanguage(i18n.language) ? i18n.language : defaultLanguage)
  const notices = createNotices()
  const session = createSession()
  session.start()
  const queryClient = new QueryClient({
    // A read that failed before its page stood is shown as failed, not silently made again.
    defaultOptions: { queries: { staleTime: 30_000, retryOnMount: false } },
  })
  const client = createClient({
    apiUrl: config.apiUrl,
    identityUrl: config.identityUrl,
    language,
    token: () => session.token(),
    onRefused: () => {
      notices.raise('unauthorizedAccess')
      session.clear()
    },
  })
  const analytics = createAnalytics({ client, session, language })
  let isSigningOut = false
  return {
    i18n,
    session,
    client,
    anonymousToken: anonymousToken(client, 'back-office'),
    queryClient,
    users: userQueries(client),
    navigation: navigationQueries(client),
    analytics,
    consent: createConsent({
      cookies: browserCookies(),
      settingsName: config.settingsName,
      production: config.production,
    }),
    notices,
    showIn: async (next) => {
      rememberLanguage(next)
      await i18n.changeLanguage(next)
      document.documentElement.lang = next
      await queryClient.resetQueries()
    },
    signOut: () => {
      isSigningOut = true
      return signOut({
        session,
        client,
        onBeforeTokenGoes: () => analytics.logoutEvent(),
        // By a document, so that nothing of this session stays in memory.
        navigate: (to) => navigateTo(to),
      })
    },
    isSigningOut: () => isSigningOut,
  }
}
