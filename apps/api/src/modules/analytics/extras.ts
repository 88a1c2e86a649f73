import { isLanguage } from '@avita/i18n-routes'

const isFlag = (value: unknown): boolean => typeof value === 'boolean'

const isOneOf =
  (...words: readonly string[]) =>
  (value: unknown): boolean =>
    words.some((word) => word === value)

/**
 * What an event may keep besides its name, and which values. Flags and words from a list only: nothing that a person
 * typed, no address and no topic can pass, whatever a client sends (`shared/reference/regulation.md`, B8). Tests and
 * requests for care are not among the forms, since their name beside a person would tell what the person is looking for.
 */
const keeps = {
  language: isLanguage,
  isLoginRequired: isFlag,
  userAuthenticated: isFlag,
  isDirectAction: isFlag,
  formName: isOneOf('login', 'oneTimePassword', 'passwordReset', 'contact', 'serviceProvider'),
  formType: isOneOf('login', 'contact', 'application', 'search', 'settings'),
  success: isFlag,
  accessTokenReceived: isFlag,
  isLogoutAction: isFlag,
  logoutReason: isOneOf('user_initiated'),
} satisfies Record<string, (value: unknown) => boolean>

export type KeptExtras = Readonly<Record<string, unknown>>

export const keptKeys: readonly string[] = Object.keys(keeps)

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * What is left of an event on arrival: known keys with known values, from the event itself and its `details` (a page
 * view carries them there, specification, section 3). Everything else is dropped before it is stored or logged.
 */
export const keptExtras = (event: unknown): KeptExtras => {
  if (!isRecord(event)) return {}
  const details = Object.hasOwn(event, 'details') && isRecord(event['details']) ? event['details'] : {}
  return Object.fromEntries(
    Object.entries(keeps).flatMap(([key, isKept]) => {
      const holder = [event, details].find((candidate) => Object.hasOwn(candidate, key))
      const value = holder?.[key]
      return isKept(value) ? [[key, value]] : []
    }),
  )
}

/** Reads the event's JSON text; `null` where it is none. An empty text is an event without details. */
export const parseExtras = (text: string): { readonly event: unknown } | null => {
  if (text.trim() === '') return { event: {} }
  try {
    return { event: JSON.parse(text) }
  } catch {
    return null
  }
}
