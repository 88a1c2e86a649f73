import { createConsent, whenShown } from '@avita/analytics'
import { storageKeys } from '@avita/auth'
import { browserCookies, browserStorage, isSessionOpen } from '@avita/auth/session-state'
import { followSession, wakeDocument } from '@avita/ui-kit/islands'

const { lang, dataset } = document.documentElement

followSession(isSessionOpen)

wakeDocument({
  consent: createConsent({
    cookies: browserCookies(),
    settingsName: dataset['settingsName'] ?? null,
    production: dataset['production'] !== undefined,
  }),
  islands: { login: () => import('./islands/login.tsx') },
})

const rememberLanguage = () => {
  try {
    browserStorage()?.setItem(storageKeys.preferredLanguage, lang)
  } catch {
    // Blocked or full: the default language shows where a path has none.
  }
}

whenShown(() => {
  rememberLanguage()
  if (isSessionOpen()) void import('./page-view.ts').then(({ pushPageView }) => pushPageView())
})

// A still document has nothing to replace in place: it is loaded again.
import.meta.hot?.on('react-router:hmr', () => location.reload())
