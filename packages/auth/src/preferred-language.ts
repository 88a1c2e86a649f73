import { type AppName, defaultLanguage, isLanguage, type Language, languageOf } from '@avita/i18n-routes'
import { browserStorage, type KeyValueStorage, readItem, storageKeys } from './storage.ts'

/** The language that a person last read in, the default one where nothing usable is stored. */
export const preferredLanguage = (storage: KeyValueStorage | null = browserStorage()): Language => {
  const stored = readItem(storage, storageKeys.preferredLanguage)
  return isLanguage(stored) ? stored : defaultLanguage
}

// Not asked of the route table, which would treble the entry script of a public page; a test compares the two.
const withoutLanguage = /^\/(identity\/login|unauthorized)\/?$/

/**
 * Keeps the language of a page that is shown, where its path carries one (decisions, section 2): `/identity/login`,
 * `/unauthorized` and the back office carry none. `path` comes without query and anchor. Never throws.
 */
export const rememberLanguage = (
  path: string,
  app: AppName,
  storage: KeyValueStorage | null = browserStorage(),
): void => {
  if (app === 'back-office' || withoutLanguage.test(path)) return
  try {
    storage?.setItem(storageKeys.preferredLanguage, languageOf(path))
  } catch {
    // Blocked or full: the default language shows there.
  }
}
