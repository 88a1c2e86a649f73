const deepest = 20

const isClean = (text: string) => !text.includes('\0') && text.isWellFormed()

/**
 * Whether a parsed request holds only text that a database can keep (no NUL, no lone surrogate) and is not nested
 * beyond what any form needs (security, A3).
 */
export const isCleanInput = (value: unknown, depth = 0): boolean => {
  if (typeof value === 'string') return isClean(value)
  if (typeof value !== 'object' || value === null) return true
  if (depth >= deepest) return false
  return Object.entries(value).every(([key, part]) => isClean(key) && isCleanInput(part, depth + 1))
}
