/**
 * The attributes by which markup and behaviour of a public document find each other. Components write them, the entry
 * script listens to them; neither imports the other.
 */

/** On the link or button that wakes an island; it keeps working as what it is when the island cannot load. */
export const islandAttribute = 'data-island'

/** On the two links of the header of which one shows: `login` while signed out, `account` while signed in. */
export const sessionLinkAttribute = 'data-session-link'

/** `open` on `<html>` while someone is signed in. */
export const sessionAttribute = 'data-session'

/** On the consent banner, which is `hidden` until the script finds that no decision was recorded. */
export const consentBannerAttribute = 'data-consent-banner'

/** On the `<dialog>` with the three categories. */
export const consentDialogAttribute = 'data-consent-dialog'

/** On every control of consent, with what it does as value. */
export const consentAttribute = 'data-consent'

export const consentActs = ['accept', 'reject', 'preferences', 'save', 'close', 'open'] as const

export type ConsentAct = (typeof consentActs)[number]

/** On the go-to-top control, which is `hidden` until the page is scrolled past the threshold. */
export const goToTopAttribute = 'data-go-to-top'

/** On `<html>` as soon as sections below the first screen may be laid out (`landing.css`). */
export const laidOutAttribute = 'data-laid-out'

/** On the link of the language toggle, whose target takes the query and the anchor of the current address. */
export const languageToggleAttribute = 'data-language-toggle'
