import { browserCookies, type CookieJar } from './cookies.ts'
import { isUnexpired, type Warn } from './expiry.ts'
import { isMarked } from './session-mark.ts'
import {
  browserStorage,
  keysOfSession,
  type KeyValueStorage,
  readItem,
  removeItems,
  storageKeys,
} from './storage.ts'

export { browserCookies, type CookieDocument, type CookieJar, type CookieLife } from './cookies.ts'
export { browserStorage, type KeyValueStorage } from './storage.ts'

/** Printable ASCII of a sane length: anything else would not even make a header. */
const tokenShape = /^[\x21-\x7e]{1,8192}$/

/** The stored token, `null` where there is none or it cannot be one. */
export const readToken = (storage: Pick<Storage, 'getItem'> | null): string | null => {
  const token = readItem(storage, storageKeys.token)
  return token !== null && tokenShape.test(token) ? token : null
}

/**
 * Whether someone is signed in, by the rules that the session itself uses (specification, section 4): for the entry
 * script of public pages, which loads nothing else of this package. Never throws.
 */
export const isSessionOpen = (
  storage: Pick<Storage, 'getItem'> | null = browserStorage(),
  cookies: Pick<CookieJar, 'isEnabled' | 'read'> = browserCookies(),
  now: number = Date.now(),
  warn: Warn = () => {},
): boolean =>
  readToken(storage) !== null &&
  isMarked(cookies) &&
  isUnexpired(readItem(storage, storageKeys.expiresAt), now, warn)

/**
 * Removes what a closed browser left behind: where the mark is missing at start, the keys are cleared (decisions, section
 * 3). A session does it in `start()`; a document without one calls it in its entry script. Never throws.
 */
export const dropEndedSession = (
  storage: KeyValueStorage | null = browserStorage(),
  cookies: Pick<CookieJar, 'isEnabled' | 'read'> = browserCookies(),
): void => {
  if (!isMarked(cookies)) removeItems(storage, keysOfSession)
}
