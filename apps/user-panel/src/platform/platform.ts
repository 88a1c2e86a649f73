import { type Analytics, type Consent, createAnalytics, createConsent } from '@avita/analytics'
import { anonymousToken, type Client, createClient, loadConfig } from '@avita/api-client'
import { articleQueries } from '@avita/api-client/queries'
import {
  browserCookies,
  createNotices,
  createSession,
  type Notices,
  type Session,
  signOut,
} from '@avita/auth'
import { type Language, navigateTo, pageAt } from '@avita/i18n-routes'
import { createBrowserI18n } from '@avita/i18n-routes/i18next'
import { QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import { namespacesOf, urlOf } from '../locales/index.ts'
import { languageToShow, rememberLanguageOf } from './language.ts'

/** What the app runs on, made once per document. */
export interface Platform {
  readonly language: Language
  readonly i18n: i18n
  readonly session: Session
  readonly client: Client
  readonly anonymousToken: () => Promise<string>
  readonly queryClient: QueryClient
  readonly articles: ReturnType<typeof articleQueries>
  readonly analytics: Analytics
  readonly consent: Consent
  readonly notices: Notices
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
  const language = languageToShow(path)
  rememberLanguageOf(path)
  document.documentElement.lang = language

  const page = pageAt(path, 'user-panel')?.page ?? null
  const [config, i18n] = await Promise.all([
    loadConfig(),
    createBrowserI18n({ language, namespaces: namespacesOf(page), urlOf }),
  ])

  const notices = createNotices()
  const session = createSession()
  session.start()
  const queryClient = new QueryClient({
    // A read that failed before its page stood is shown as failed, not silently made again.
    defaultOptions: { queries: { staleTime: 60_000, retryOnMount: false } },
  })
  const client = createClient({
    apiUrl: config.apiUrl,
    identityUrl: config.identityUrl,
    language: () => language,
    token: () => session.token(),
    onRefused: () => {
      notices.raise('unauthorizedAccess')
      session.clear()
    },
  })
  const analytics = createAnalytics({ client, session, language: () => language })
  let isSigningOut = false
  return {
    language,
    i18n,
    session,
    client,
    anonymousToken: anonymousToken(client, 'panel'),
    queryClient,
    articles: articleQueries(client),
    analytics,
    consent: createConsent({
      cookies: browserCookies(),
      settingsName: config.settingsName,
      production: config.production,
    }),
    notices,
    signOut: () => {
      isSigningOut = true
      return signOut({
        session,
        client,
        onBeforeTokenGoes: () => analytics.logoutEvent(),
        navigate: (path) => navigateTo(path),
      })
    },
    isSigningOut: () => isSigningOut,
  }
}
