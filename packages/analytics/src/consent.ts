import type { CookieJar } from '@avita/auth'

/** What a person decided (specification, section 3). */
export interface ConsentDetails {
  readonly requiredCookies: true
  readonly performanceAndAnalysisCookies: boolean
  readonly functionalityCookies: boolean
}

/** The parts that may be refused. */
export type OptionalConsent = Exclude<keyof ConsentDetails, 'requiredCookies'>

/** Cookie of a decision: URI-encoded JSON, kept 180 days (decisions, section 3). */
export const consentCookie = { name: 'cookieConsentDetails', maxAgeSeconds: 180 * 24 * 60 * 60 } as const

/** The three categories, as they stand before a decision: only what is required is on (specification, section 2). */
export const defaultConsent: ConsentDetails = {
  requiredCookies: true,
  performanceAndAnalysisCookies: false,
  functionalityCookies: false,
}

export interface ConsentOptions {
  readonly cookies: CookieJar
  /** `null` where the operator set none. */
  readonly settingsName: string | null
  readonly production: boolean
}

export interface Consent {
  /** Whether a decision stands; the banner shows while not. Always, where no settings name is set in development. */
  readonly isGiven: () => boolean
  /** The decision, or the defaults where there is none. */
  readonly details: () => ConsentDetails
  /** Whether an optional part may start: only by a decision, and never in production without a settings name. */
  readonly allows: (part: OptionalConsent) => boolean
  readonly acceptAll: () => void
  /** Refuses all that is optional, and records that as a decision (decisions, section 6). */
  readonly rejectAll: () => void
  readonly save: (choice: Readonly<Record<OptionalConsent, boolean>>) => void
  /** Deletes the cookie: no decision stands, and the banner shows again. */
  readonly reset: () => void
  /** Tells of every change; what was allowed and is no longer must stop at once (regulation, A5). */
  readonly subscribe: (listener: (details: ConsentDetails) => void) => () => void
}

const longestCookie = 1000

/** A decision as the cookie holds it; `null` where it cannot be one. Never throws. */
export const parseConsent = (text: string | null): ConsentDetails | null => {
  if (text === null || text.length > longestCookie) return null
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text))
    if (typeof value !== 'object' || value === null) return null
    const read = (key: keyof ConsentDetails): unknown => Object.getOwnPropertyDescriptor(value, key)?.value
    const performanceAndAnalysisCookies = read('performanceAndAnalysisCookies')
    const functionalityCookies = read('functionalityCookies')
    if (typeof performanceAndAnalysisCookies !== 'boolean' || typeof functionalityCookies !== 'boolean')
      return null
    if (read('requiredCookies') !== true) return null
    return { requiredCookies: true, performanceAndAnalysisCookies, functionalityCookies }
  } catch {
    return null
  }
}

/** The state of consent on this origin (specification, section 4; decisions, section 6). None of it throws. */
export const createConsent = ({ cookies, settingsName, production }: ConsentOptions): Consent => {
  const listeners = new Set<(details: ConsentDetails) => void>()
  // Where the browser refuses the cookie, the decision lasts for the page: the banner must not nag.
  let unsaved: ConsentDetails | null = null

  const decision = () => parseConsent(cookies.read(consentCookie.name)) ?? unsaved
  const isOperable = () => settingsName !== null || !production
  const details = () => decision() ?? defaultConsent
  const tell = () => {
    for (const listener of listeners) listener(details())
  }

  const save: Consent['save'] = ({ performanceAndAnalysisCookies, functionalityCookies }) => {
    unsaved = { requiredCookies: true, performanceAndAnalysisCookies, functionalityCookies }
    const { name, maxAgeSeconds } = consentCookie
    cookies.write(name, encodeURIComponent(JSON.stringify(unsaved)), { maxAgeSeconds })
    if (cookies.read(name) !== null) unsaved = null
    tell()
  }

  return {
    isGiven: () => decision() !== null || (settingsName === null && !production),
    details,
    allows: (part) => isOperable() && details()[part],
    acceptAll: () => save({ performanceAndAnalysisCookies: true, functionalityCookies: true }),
    rejectAll: () => save({ performanceAndAnalysisCookies: false, functionalityCookies: false }),
    save,
    reset: () => {
      unsaved = null
      cookies.remove(consentCookie.name)
      tell()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
