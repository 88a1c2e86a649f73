import type { Language } from '@avita/i18n-routes'
import { fillText } from './fill-text.ts'
import en from './locales/en/problems.json' with { type: 'json' }
import tr from './locales/tr/problems.json' with { type: 'json' }

export type ProblemCode = keyof typeof tr

// A code without a text in either language does not compile.
const texts: Record<Language, Record<ProblemCode, string>> = { tr, en }
en satisfies Record<keyof typeof tr, string>
tr satisfies Record<keyof typeof en, string>

/** One invalid field of a request: where it stands (`body.email`, `query.pageSize`) and a stable code. */
export interface FieldFault {
  readonly field: string
  readonly code: string
}

export interface ProblemParts {
  readonly status: number
  /** Values for the `{{placeholders}}` of the text. */
  readonly values?: Readonly<Record<string, string | number>>
  readonly errors?: readonly FieldFault[]
  readonly headers?: Readonly<Record<string, string>>
}

/** A refusal that its caller may read: answered as a problem document (RFC 9457) in the request's language. */
export class ProblemError extends Error {
  readonly code: ProblemCode
  readonly parts: ProblemParts

  constructor(code: ProblemCode, parts: ProblemParts) {
    super(code)
    this.name = 'ProblemError'
    this.code = code
    this.parts = parts
  }
}

/** `throw problem('content.notFound', { status: 404 })`. Texts stand in `locales/{tr,en}/problems.json`. */
export const problem = (code: ProblemCode, parts: ProblemParts): ProblemError => new ProblemError(code, parts)

/** A refusal that says when to come again. */
export const problemAfter = (code: ProblemCode, status: 429 | 503, seconds: number): ProblemError =>
  problem(code, { status, headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) } })

/** The text of a code in a language, its placeholders filled in. */
export const problemText = (
  code: ProblemCode,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string => fillText(texts[language][code], values)
