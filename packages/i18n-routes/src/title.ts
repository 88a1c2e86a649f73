import type { Language } from './language.ts'

const productName: Record<Language, string> = {
  tr: 'AVITA Çalışan Destek Programı',
  en: 'AVITA Employee Assistance Program',
}

/** The title of a document: the page's own title, a separator and the product's name (specification, section 9). */
export const documentTitle = (title: string, language: Language): string =>
  `${title} | ${productName[language]}`
