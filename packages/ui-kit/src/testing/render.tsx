import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import en from '../locales/en/ui.json'
import tr from '../locales/tr/ui.json'

/** The markup that a document server would write, in a language. */
export const markupOf = (node: ReactNode, language: 'tr' | 'en' = 'tr'): string => {
  const i18n = createInstance()
  void i18n.use(initReactI18next).init({
    lng: language,
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: { tr: { ui: tr }, en: { ui: en } },
  })
  return renderToStaticMarkup(<I18nextProvider i18n={i18n}>{node}</I18nextProvider>)
}
