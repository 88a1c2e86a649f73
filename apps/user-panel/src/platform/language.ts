import { preferredLanguage, rememberLanguage } from '@avita/auth'
import { type Language, languageOf, pageAt, pageEntries } from '@avita/i18n-routes'

/**
 * The language to show a path in: that of the path, which is remembered, or for `/identity/login` and `/unauthorized`,
 * whose paths say none, the remembered one (decisions, section 2).
 */
export const languageToShow = (path: string, remembered: Language = preferredLanguage()): Language => {
  const place = pageAt(path, 'user-panel')
  if (!place || pageEntries[place.page].tr === pageEntries[place.page].en) return remembered
  return languageOf(path)
}

export const rememberLanguageOf = (path: string): void => rememberLanguage(path, 'user-panel')
