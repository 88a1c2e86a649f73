import type { CookieJar } from './cookies.ts'

/**
 * The value-less cookie beside the stored keys. Unticked, "remember me" makes it a session cookie, which the browser
 * drops when it closes; ticked, it lives as long as the token. So one rule serves both: without it the keys are over.
 */
export const sessionMark = 'session-open'

/**
 * Whether the mark stands. Where the browser refuses cookies the two cases cannot be told apart, and the strict reading
 * would end every sign-in at the next document: the token's own end decides there.
 */
export const isMarked = (cookies: Pick<CookieJar, 'isEnabled' | 'read'>): boolean =>
  !cookies.isEnabled() || cookies.read(sessionMark) !== null
