import type { AnswerEntry } from './answer-book.ts'
import type { Form } from './pack.ts'

const day = 86_400_000

/**
 * How long a form has to rest; one that asks about life in general, until the next day. `factor` shortens it as it
 * raises the other limits (`LIMITS_FACTOR`).
 */
export const restOf = ({ lookBackDays }: Form, factor: number): number => ((lookBackDays ?? 1) * day) / factor

/** When a person took a form last, and from when on they may again: the look-back must have passed. */
export const repeatOf = (
  form: Form,
  newestFirst: readonly AnswerEntry[],
  now: Date,
  factor: number,
): { readonly lastTakenAt: Date | null; readonly availableFrom: Date | null } => {
  const lastTakenAt = newestFirst.find(({ formId }) => formId === form.id)?.takenAt ?? null
  if (lastTakenAt === null) return { lastTakenAt, availableFrom: null }
  const opensAt = new Date(lastTakenAt.getTime() + restOf(form, factor))
  return { lastTakenAt, availableFrom: opensAt > now ? opensAt : null }
}
