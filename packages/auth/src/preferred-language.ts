import {
  type AppName,
  defaultLanguage,
  isLanguage,
  type Language,
  languageOf,
  pageAt,
  routeTable,
} from '@avita/i18n-routes'
import { browserStorage, type KeyValueStorage, readItem, storageKeys } from './storage.ts'

/** The language that a person last read in, the default one where nothing usable is stored. */
export const preferredLanguage = (storage: KeyValueStorage | null = browserStorage()): Language => {
  const stored = readItem(storage, storageKeys.preferredLanguage)
  return isLanguage(stored) ? stored : defaultLanguage
}

/** Keeps the language of a page that is shown, where its path carries one (decisions, section 2). Never throws. */
export const rememberLanguage = (
  path: string,
  app: AppName,
  storage: KeyValueStorage | null = browserStorage(),
): void => {
  const place = pageAt(path, app)
  if (!place || routeTable[place.page].tr === routeTable[place.page].en) return
  try {
    storage?.setItem(storageKeys.preferredLanguage, languageOf(path))
  } catch {
    // Blocked or full: the default language shows there.
  }
}
