import type { ModuleDeps } from '../../module-deps.ts'
import type { PersonalDataSource } from '../personal-data/source.ts'
import { answerBook } from './answer-book.ts'
import { catalogue } from './catalogue.ts'
import { personBoxes } from './person-box.ts'
import { resultOf } from './present.ts'
import { formStore } from './store.ts'

/** A person's answers and results, in Turkish and English words as they were asked; erased with their key. */
export const testSource = ({ vault }: Pick<ModuleDeps, 'vault'>): PersonalDataSource => {
  const book = answerBook(personBoxes(vault))
  return {
    name: 'testResults',
    exportFor: async (database, personId) => {
      const entries = await book.all(database, personId)
      const formOf = await catalogue(formStore(database)).reader(entries)
      return entries.map((entry, index) => {
        const form = formOf(entry)
        const { formId, version, takenAt } = entry
        const answers = Object.fromEntries(entry.answers)
        if (!form) return { formId, version, takenAt, answers }
        const earlier = entries.slice(index + 1)
        return {
          formId,
          version,
          takenAt,
          answers,
          tr: resultOf(form, entry, earlier, 'tr'),
          en: resultOf(form, entry, earlier, 'en'),
        }
      })
    },
    eraseFor: (transaction, personId) => book.removeAll(transaction, personId),
  }
}
