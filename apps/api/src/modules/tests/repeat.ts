import type { AnswerEntry } from './answer-book.ts'
import type { Form } from './pack.ts'

const day = 86_400_000

/** A form that asks about life in general may be taken again the next day. */
const daysBetween = ({ lookBackDays }: Form) => lookBackDays ?? 1

/** When a person took a form last, and from when on they may again: the look-back must have passed. */
export const repeatOf = (
  form: Form,
  newestFirst: readonly AnswerEntry[],
  now: Date,
): { readonly lastTakenAt: Date | null; readonly availableFrom: Date | null } => {
  const lastTakenAt = newestFirst.find(({ formId }) => formId === form.id)?.takenAt ?? null
  if (lastTakenAt === null) return { lastTakenAt, availableFrom: null }
  const opensAt = new Date(lastTakenAt.getTime() + daysBetween(form) * day)
  return { lastTakenAt, availableFrom: opensAt > now ? opensAt : null }
}
