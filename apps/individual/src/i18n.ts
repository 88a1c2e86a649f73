import type { Language } from '@avita/i18n-routes'
import { createServerI18n } from '@avita/i18n-routes/i18next'
import { resources } from './resources.ts'

const instances = {
  tr: createServerI18n({ language: 'tr', resources }),
  en: createServerI18n({ language: 'en', resources }),
}

/** The texts of a language for rendering: one instance each, which nothing changes. */
export const i18nOf = (language: Language) => instances[language]
