import type { EmergencyCard } from '@avita/api-client/contract'
import type { Language } from '@avita/i18n-routes'
import en from './locales/en/emergency.json' with { type: 'json' }
import tr from './locales/tr/emergency.json' with { type: 'json' }

const texts: Record<Language, typeof tr> = { tr, en }
en satisfies Record<keyof typeof tr, string>

const phones = ['112', '183'] as const

/** Whom to call when it cannot wait (regulation, D1). */
export const emergencyCard = (language: Language): EmergencyCard => {
  const text = texts[language]
  return {
    title: text.title,
    text: text.text,
    contacts: phones.map((phone) => ({ name: text[phone], phone, link: `tel:${phone}` })),
  }
}
