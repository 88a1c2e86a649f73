import type { TokenError } from '@avita/api-client/contract'
import { wrongCredentialsText } from '@avita/api-client/contract'
import type { Language } from '@avita/i18n-routes'
import { type FieldFault, type ProblemCode, type ProblemError, problem, problemText } from '../problems.ts'

/** Refusals of the token endpoint that have their own words in RFC 6749, section 5.2. */
export const wrongCredentials = () => problem('identity.wrongCredentials', { status: 400 })
export const invalidScope = () => problem('identity.scopeUnknown', { status: 400 })

const isPresentButWrong = (faults: readonly FieldFault[], field: string) =>
  faults.some(
    (fault) => fault.field === field && fault.code !== 'field.missing' && fault.code !== 'field.unknown',
  )

const errorOf = (failure: ProblemError): TokenError['error'] => {
  const { status, errors = [] } = failure.parts
  if (status === 429 || status >= 500) return 'temporarily_unavailable'
  // Whose account was erased while they signed in hears what they would hear a moment later.
  if (failure.code === 'identity.wrongCredentials' || failure.code === 'account.erased')
    return 'invalid_grant'
  if (failure.code === 'identity.scopeUnknown') return 'invalid_scope'
  if (isPresentButWrong(errors, 'body.grant_type')) return 'unsupported_grant_type'
  if (isPresentButWrong(errors, 'body.client_id')) return 'invalid_client'
  return 'invalid_request'
}

const ownText: Partial<Record<TokenError['error'], ProblemCode>> = {
  invalid_client: 'identity.clientUnknown',
  unsupported_grant_type: 'identity.grantUnknown',
}

const statusOf: Partial<Record<TokenError['error'], number>> = { invalid_client: 401, invalid_grant: 400 }

/** A refusal in the token endpoint's own form. Nothing of what was sent is repeated (security, I1). */
export const tokenFailure = (
  failure: ProblemError,
  language: Language,
): { status: number; document: TokenError } => {
  const error = errorOf(failure)
  const { status, values } = failure.parts
  return {
    // 413, 415, 429 and 5xx keep their meaning for whatever stands between.
    status: statusOf[error] ?? status,
    document: {
      error,
      error_description:
        // Turkish in either language: the client replaces exactly this text (decisions, section 3).
        error === 'invalid_grant'
          ? wrongCredentialsText
          : problemText(ownText[error] ?? failure.code, language, values),
    },
  }
}
