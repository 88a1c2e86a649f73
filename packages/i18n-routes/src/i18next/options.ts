import type { InitOptions } from 'i18next'
import { type Language, languages } from '../language.ts'

/** Where missing keys and failed loads are told. */
export type Log = Pick<Console, 'warn' | 'error'>

/** What both set-ups share. */
export const sharedOptions = (language: Language, namespaces: readonly string[], log: Log): InitOptions => ({
  lng: language,
  supportedLngs: [...languages],
  ns: [...namespaces],
  defaultNS: namespaces[0] ?? false,
  // The fallback is a whole file that could not be loaded, never a single key: that one is logged and shown.
  fallbackLng: false,
  saveMissing: true,
  missingKeyHandler: (_languages, namespace, key) => {
    log.warn(`Missing translation in ${language}: ${namespace}:${key}`)
  },
  // React escapes what it shows.
  interpolation: { escapeValue: false },
})
