import type { Language } from '@avita/i18n-routes'
import type { Database } from '../../database/database.ts'
import { catalogue } from './catalogue.ts'
import { requestForms } from './request-forms.ts'
import { formStore } from './store.ts'

/** A form as the search knows it. */
export interface FindableForm {
  readonly kind: 'test' | 'requestForm'
  readonly id: string
  readonly title: string
  readonly intro: string
}

/** What may be taken or filled in now, in the words of a language: of what is switched off or archived nothing is found. */
export const findableForms = async (
  database: Database,
  kind: FindableForm['kind'],
  language: Language,
): Promise<FindableForm[]> => {
  if (kind === 'requestForm')
    return requestForms(language).map(({ id, title, intro }) => ({ kind, id, title, intro }))
  const offered = await catalogue(formStore(database)).offered()
  return offered.map(({ id, title, intro }) => ({
    kind,
    id,
    title: title[language],
    intro: intro[language],
  }))
}
