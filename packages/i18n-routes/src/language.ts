/** The languages of the product, the default first (specification, section 9). */
export const languages = ['tr', 'en'] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'tr'

/** Whether a value from outside (storage, header, query) is one of our languages. */
export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value)

/** The other of the two languages: what the toggle switches to (specification, section 4). */
export const otherLanguage = (language: Language): Language => (language === 'tr' ? 'en' : 'tr')

/**
 * The language of a path: English under `/en`, Turkish elsewhere (specification, section 4).
 * `/en` counts as a whole segment, so that `/enerji` stays Turkish.
 */
export const languageOf = (path: string): Language => (/^\/en(?=[/?#]|$)/.test(path) ? 'en' : 'tr')
