import { ApiError } from '@avita/api-client'

/** What a person reads when a new password is not accepted; `expired` ends the form. */
export type PasswordProblem = 'short' | 'long' | 'common' | 'tooMany' | 'other' | 'expired'

/** Bounds of a password (security, I5). */
const shortest = 8
const longest = 128

/** What is wrong with a password before it is sent, or `null`. */
export const problemOf = (password: string): PasswordProblem | null => {
  if (password.length < shortest) return 'short'
  return password.length > longest ? 'long' : null
}

/** What a refusal of the server means to the person who typed. */
export const problemOfRefusal = (error: unknown): PasswordProblem => {
  if (!(error instanceof ApiError)) return 'other'
  if (error.code === 'identity.resetLinkInvalid') return 'expired'
  if (error.status === 429) return 'tooMany'
  const codes = [error.code, ...(error.problem?.errors ?? []).map(({ code }) => code)]
  if (codes.includes('identity.passwordTooCommon')) return 'common'
  if (codes.includes('identity.passwordTooShort')) return 'short'
  if (codes.includes('identity.passwordTooLong')) return 'long'
  // The link was cut short while it was copied.
  return error.problem?.errors?.some(({ field }) => field.endsWith('token')) ? 'expired' : 'other'
}
