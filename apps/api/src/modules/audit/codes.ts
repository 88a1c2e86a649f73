import { z } from 'zod'

/** What may be said about an act beyond ids: numbers, yes or no, and codes. */
export type AuditDetails = Readonly<Record<string, string | number | boolean>>

// No space and no @, so that neither a name, an address nor a sentence gets in by mistake.
const code = /^[A-Za-z0-9][\w.,:/-]{0,99}$/

const requireCode = (text: string): void => {
  if (!code.test(text)) throw new TypeError('An audit entry holds ids and codes only')
}

/** Checks an act's codes; a sentence is a mistake of the caller and throws. */
export const requireCodes = (...texts: readonly (string | undefined)[]): void => {
  for (const text of texts) if (text !== undefined) requireCode(text)
}

/** The details as text that is hashed and kept. */
export const detailsText = (details: AuditDetails): string => {
  const sorted = Object.entries(details).toSorted(([a], [b]) => (a < b ? -1 : 1))
  for (const [key, value] of sorted) requireCodes(key, typeof value === 'string' && value ? value : undefined)
  return JSON.stringify(Object.fromEntries(sorted))
}

const Details = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

export const readDetails = (text: string): Record<string, string | number | boolean> =>
  Details.parse(JSON.parse(text))
