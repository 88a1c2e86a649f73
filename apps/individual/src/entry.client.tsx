import { createConsent, whenShown } from '@avita/analytics'
import { storageKeys } from '@avita/auth'
import { browserCookies, browserStorage } from '@avita/auth/session-state'
import { wakeDocument } from '@avita/ui-kit/islands'

const { lang, dataset } = document.documentElement

wakeDocument({
  consent: createConsent({
    cookies: browserCookies(),
    settingsName: dataset['settingsName'] ?? null,
    production: dataset['production'] !== undefined,
  }),
})

const rememberLanguage = () => {
  try {
    browserStorage()?.setItem(storageKeys.preferredLanguage, lang)
  } catch {
    // Blocked or full: the default language shows where a path has none.
  }
}

whenShown(rememberLanguage)

// A still document has nothing to replace in place: it is loaded again.
import.meta.hot?.on('react-router:hmr', () => location.reload())
