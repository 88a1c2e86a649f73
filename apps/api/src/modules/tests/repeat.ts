import type { AnswerEntry } from './answer-book.ts'
import type { Form } from './pack.ts'

const day = 86_400_000

/** A form that asks about life in general may be taken again the next day. */
const daysBetween = ({ lookBackDays }: Form) => lookBackDays ?? 1

/**
 * When a person took a form last, and from when on they may again: the look-back must have passed. `factor` shortens
 * it as it raises the other limits (`LIMITS_FACTOR`).
 */
export const repeatOf = (
  form: Form,
  newestFirst: readonly AnswerEntry[],
  now: Date,
  factor: number,
): { readonly lastTakenAt: Date | null; readonly availableFrom: Date | null } => {
  const lastTakenAt = newestFirst.find(({ formId }) => formId === form.id)?.takenAt ?? null
  if (lastTakenAt === null) return { lastTakenAt, availableFrom: null }
  const opensAt = new Date(lastTakenAt.getTime() + (daysBetween(form) * day) / factor)
  return { lastTakenAt, availableFrom: opensAt > now ? opensAt : null }
}
