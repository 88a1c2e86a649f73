import type { RequestForm } from '@avita/api-client/contract'
import type { Language } from '@avita/i18n-routes'
import type { Texts } from './pack.ts'

/** The forms by which somebody asks for something. Reflections stand with the tests: nothing is asked for there. */
const forms: readonly (Pick<RequestForm, 'id' | 'address'> & {
  readonly title: Texts
  readonly intro: Texts
})[] = [
  {
    id: 'psychological-request',
    title: { tr: 'Psikolog talebi', en: 'Request a psychologist' },
    intro: {
      tr: 'Bir psikologla görüşmek istediğinizi bildirin; size dönelim.',
      en: 'Tell us that you would like to talk to a psychologist, and we will come back to you.',
    },
    address: '/api/request-forms/psychological-request',
  },
  {
    id: 'hotel-request',
    title: { tr: 'Otel talebi', en: 'Hotel request' },
    intro: {
      tr: 'Konaklama talebinizi iletin; uygun seçeneklerle size dönelim.',
      en: 'Send us your request for a stay, and we will come back with what is available.',
    },
    address: '/api/request-forms/hotel-request',
  },
]

export const requestForms = (language: Language): RequestForm[] =>
  forms.map(({ title, intro, ...form }) => ({ ...form, title: title[language], intro: intro[language] }))
