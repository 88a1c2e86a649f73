import { browserStorage, storageKeys } from '@avita/auth'
import { isLanguage, type Language, defaultLanguage } from '@avita/i18n-routes'
import { useTranslation } from 'react-i18next'

/** The paths of the back office say no language: it shows the remembered one, and its toggle changes that. */
export const rememberLanguage = (language: Language): void => {
  try {
    browserStorage()?.setItem(storageKeys.preferredLanguage, language)
  } catch {
    // Blocked or full: the language lasts for this document.
  }
}

/** The language that is shown; a component that asks is rendered again when it changes. */
export const useLanguage = (): Language => {
  const { i18n } = useTranslation('ui')
  return isLanguage(i18n.language) ? i18n.language : defaultLanguage
}
