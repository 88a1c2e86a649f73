import type { InitOptions } from 'i18next'
import { type Language, languages } from '../language.ts'

/** What both set-ups share. */
export const sharedOptions = (language: Language): InitOptions => ({
  lng: language,
  supportedLngs: [...languages],
  // The fallback is a whole file that could not be loaded, never a single key: that one is logged and shown.
  fallbackLng: false,
  saveMissing: true,
  missingKeyHandler: (_languages, namespace, key) => {
    console.warn(`Missing translation in ${language}: ${namespace}:${key}`)
  },
  // React escapes what it shows.
  interpolation: { escapeValue: false },
})
