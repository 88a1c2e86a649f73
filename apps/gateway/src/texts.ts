import type { Language } from '@avita/i18n-routes'
import en from './locales/en/gateway.json' with { type: 'json' }
import tr from './locales/tr/gateway.json' with { type: 'json' }

export type Texts = typeof tr

/** The gateway's own words: both languages have the same keys or this does not compile, in either direction. */
export const texts: Readonly<Record<Language, Texts>> = { tr, en: en satisfies typeof tr }
void (tr satisfies typeof en)

/** The language of an API caller; Turkish is the default (specification, section 4). */
export const languageOfHeader = (acceptLanguage: string | undefined): Language =>
  /^\s*en\b/i.test(acceptLanguage ?? '') ? 'en' : 'tr'
