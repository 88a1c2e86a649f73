import type { Problem } from '@avita/api-client/contract'
import type { Language } from '@avita/i18n-routes'
import { type ProblemError, problemText } from '../problems.ts'

export const problemMediaType = 'application/problem+json; charset=utf-8'

/** RFC 9457: `code` is stable, `title` is for people, `requestId` finds the line in the log. */
export const problemDocument = (failure: ProblemError, language: Language, requestId: string): Problem => ({
  type: 'about:blank',
  title: problemText(failure.code, language, failure.parts.values),
  status: failure.parts.status,
  code: failure.code,
  requestId,
  ...(failure.parts.errors ? { errors: [...failure.parts.errors] } : {}),
})
