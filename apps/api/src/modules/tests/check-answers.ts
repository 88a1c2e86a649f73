import type { TestAnswers } from '@avita/api-client/contract'
import { type FieldFault, problem } from '../../problems.ts'
import { type Form, optionsOf } from './pack.ts'
import type { Answers } from './scoring.ts'

/**
 * The answers by item. What is missing counts as left out. Throws 400 and names each answer that fits no question or
 * no option.
 */
export const readAnswers = (form: Form, given: TestAnswers['answers']): Answers => {
  const answers = new Map<string, number | null>()
  const faults: FieldFault[] = []
  given.forEach(({ questionId, value }, index) => {
    const field = `body.answers.${index}`
    const item = form.items.find(({ id }) => id === questionId)
    if (!item) faults.push({ field: `${field}.questionId`, code: 'tests.questionUnknown' })
    else if (answers.has(questionId))
      faults.push({ field: `${field}.questionId`, code: 'tests.questionTwice' })
    else if (value !== null && !optionsOf(form, item).some((option) => option.value === value))
      faults.push({ field: `${field}.value`, code: 'tests.optionUnknown' })
    else answers.set(questionId, value)
  })
  if (faults.length === 0 && [...answers.values()].every((value) => value === null))
    faults.push({ field: 'body.answers', code: 'tests.nothingAnswered' })
  if (faults.length > 0) throw problem('request.invalid', { status: 400, errors: faults })
  return new Map(form.items.map(({ id }) => [id, answers.get(id) ?? null]))
}
