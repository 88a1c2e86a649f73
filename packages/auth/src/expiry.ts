/** Tells of something that is wrong but stops nobody. */
export type Warn = (message: string) => void

const epochMilliseconds = /^\d{1,16}$/
const isoDate = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2})?)?$/

/** A stored expiry in epoch milliseconds; `NaN` where it cannot be read (decisions, section 3: ISO is read too). */
export const parseExpiry = (text: string): number => {
  if (epochMilliseconds.test(text)) return Number(text)
  return isoDate.test(text) ? Date.parse(text) : Number.NaN
}

/**
 * The three rules of expiry (specification, section 4): one in the future is valid, an absent one too, and one that
 * cannot be read counts as signed out, with a warning.
 */
export const isUnexpired = (expiresAt: string | null, now: number, warn: Warn): boolean => {
  if (expiresAt === null) return true
  const instant = parseExpiry(expiresAt)
  if (Number.isNaN(instant)) warn('The stored expiry cannot be read: treated as signed out.')
  return instant > now
}
