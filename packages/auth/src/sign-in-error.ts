import { ApiError, wrongCredentialsText } from '@avita/api-client'
import type { Language } from '@avita/i18n-routes'

/** Shown where the server gave no reason (specification, section 8). */
export const fallbackErrorText = 'Bir hata oluştu. Lütfen tekrar deneyiniz.'

/** Replaces exactly the Turkish wrong-credentials text in English (specification, section 8). */
export const wrongCredentialsInEnglish =
  'You have entered an incorrect username or password. Please check and try again.'

/** The API was not reached: no answer, or that of a gateway that reached nobody behind it. */
const isUnreachable = (error: ApiError) =>
  error.tokenError === null && [0, 502, 503, 504].includes(error.status)

/**
 * What a person reads when a sign-in fails (specification, section 8): the server's `error_description`, or the fallback
 * text. `genericText` is the app's translated "login error", for an API that cannot be reached.
 */
export const signInErrorText = (error: unknown, language: Language, genericText: string): string => {
  if (!(error instanceof ApiError)) return fallbackErrorText
  if (isUnreachable(error)) return genericText
  const description = error.tokenError?.error_description.trim()
  if (!description) return fallbackErrorText
  return language === 'en' && description === wrongCredentialsText ? wrongCredentialsInEnglish : description
}
