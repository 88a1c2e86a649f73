import { type Account, type AuthorizedPage, longestSessionSeconds, type TokenAnswer } from '@avita/api-client'
import { createStore } from 'zustand/vanilla'
import { accountOfToken } from './claims.ts'
import { browserCookies, type CookieJar } from './cookies.ts'
import { isUnexpired, parseExpiry, type Warn } from './expiry.ts'
import { isMarked, sessionMark } from './session-mark.ts'
import { dropEndedSession, readToken } from './session-state.ts'
import { browserStorage, keysOfSession, type KeyValueStorage, removeItems, storageKeys } from './storage.ts'
import { readAccount, readAuthorizedPages, readExpiry, readScopes } from './stored.ts'

/** What a session holds at one moment. The object changes when, and only when, something in it does. */
export interface SessionSnapshot {
  readonly isSignedIn: boolean
  readonly account: Account | null
  readonly authorizedPages: readonly AuthorizedPage[]
  readonly scopes: readonly string[]
}

/** How a token is taken in. */
export interface AcceptOptions {
  readonly rememberMe: boolean
  /** The server's clock minus this device's, in ms, from the `Date` header of the answer; absent: unknown. */
  readonly serverOffset?: number | null
  /** Pages and actions, stored together with the token so that nobody sees one without the other. */
  readonly authorizedPages?: readonly AuthorizedPage[]
}

/** Where a session keeps its things; everything has the browser's own as default. */
export interface SessionOptions {
  /** `null`: none, the sign-in lasts for the page. */
  readonly storage?: KeyValueStorage | null
  readonly cookies?: CookieJar
  readonly now?: () => number
  readonly warn?: Warn
  /** Where `storage` events of other tabs arrive. */
  readonly events?: EventTarget
}

/** The sign-in of a person on one origin (specification, sections 3 and 4). None of its functions throws. */
export interface Session {
  /** A token that has not expired. */
  readonly isSignedIn: () => boolean
  /** The token while signed in, else `null`. */
  readonly token: () => string | null
  readonly account: () => Account | null
  readonly authorizedPages: () => readonly AuthorizedPage[]
  readonly scopes: () => readonly string[]
  readonly snapshot: () => SessionSnapshot
  /** Tells of every change, those of other tabs and the token's end included. Returns what ends it. */
  readonly subscribe: (listener: (now: SessionSnapshot, before: SessionSnapshot) => void) => () => void
  /** Takes in a token; what the browser does not let us store lasts for the page. */
  readonly accept: (
    answer: Pick<TokenAnswer, 'access_token' | 'expires_in' | 'scope'>,
    options: AcceptOptions,
  ) => void
  readonly setAuthorizedPages: (pages: readonly AuthorizedPage[]) => void
  /** Removes account, authorization and chat keys; `preferred-language` stays. */
  readonly clear: () => void
  /**
   * Call once per document: removes what a closed browser left behind, then follows the other tabs and the token's end.
   * Returns what stops it.
   */
  readonly start: () => () => void
}

interface Stored extends Omit<SessionSnapshot, 'isSignedIn'> {
  readonly token: string | null
  readonly expiresAt: string | null
}

interface State extends Stored {
  readonly snapshot: SessionSnapshot
}

/** Nobody is signed in: one object, so that two such moments are the same. */
export const signedOut: SessionSnapshot = {
  isSignedIn: false,
  account: null,
  authorizedPages: [],
  scopes: [],
}

const nothing: Stored = { ...signedOut, token: null, expiresAt: null }

/** Beyond this the device's clock is wrong, and not the line slow. */
const plausibleOffset = 5 * 60 * 1000

/** The longest delay a timer takes, in ms. */
const longestTimer = 2 ** 31 - 1

// oxlint-disable-next-line no-console -- the specification asks for a logged warning, and a browser has this log
const warnInConsole: Warn = (message) => console.warn(message)

/**
 * The instant a token ends, in epoch ms of this device's clock: that is the clock it will be compared with, in later
 * documents too. The server's `Date` corrects it by a slow line; a clock that is wrong altogether (security, B6) is
 * compared with itself, so a person whose clock is a day off is neither refused at once nor kept a day longer.
 */
const endOf = (now: number, expiresInSeconds: number, serverOffset: number): number =>
  now + (Math.abs(serverOffset) <= plausibleOffset ? serverOffset : 0) + expiresInSeconds * 1000

const isLife = (seconds: unknown): seconds is number =>
  typeof seconds === 'number' && Number.isFinite(seconds) && seconds > 0

/** The session of this origin: one per document, shared by all that asks who is here. */
export const createSession = ({
  storage = browserStorage(),
  cookies = browserCookies(),
  now = Date.now,
  warn = warnInConsole,
  events = globalThis.window,
}: SessionOptions = {}): Session => {
  const read = (): Stored =>
    isMarked(cookies)
      ? {
          token: readToken(storage),
          expiresAt: readExpiry(storage),
          account: readAccount(storage),
          authorizedPages: readAuthorizedPages(storage),
          scopes: readScopes(storage),
        }
      : nothing

  const stateOf = (stored: Stored, warnOf: Warn): State => {
    const isSignedIn = stored.token !== null && isUnexpired(stored.expiresAt, now(), warnOf)
    const { token, expiresAt, account, authorizedPages, scopes } = stored
    const snapshot = isSignedIn ? { isSignedIn, account, authorizedPages, scopes } : signedOut
    return { token, expiresAt, account, authorizedPages, scopes, snapshot }
  }

  const store = createStore<State>()(() => stateOf(read(), warn))
  let endTimer: ReturnType<typeof setTimeout> | undefined
  let isStarted = false

  const become = (stored: Stored, warnOf: Warn = warn) => {
    store.setState(stateOf(stored, warnOf), true)
    waitForEnd()
  }

  const waitForEnd = () => {
    clearTimeout(endTimer)
    const { expiresAt, snapshot } = store.getState()
    if (!isStarted || !snapshot.isSignedIn || expiresAt === null) return
    const left = parseExpiry(expiresAt) - now()
    endTimer = setTimeout(() => become(store.getState(), () => {}), Math.min(left, longestTimer))
  }

  /** The snapshot. Where the clock has overtaken it the listeners hear later: a question asked while rendering changes nothing. */
  const current = (): SessionSnapshot => {
    const { snapshot, expiresAt } = store.getState()
    if (!snapshot.isSignedIn || isUnexpired(expiresAt, now(), () => {})) return snapshot
    queueMicrotask(() => become(store.getState(), () => {}))
    return signedOut
  }

  /** All or nothing: half a session in storage would lock a person out of every page in the next document. */
  const persist = (values: readonly (readonly [string, string | null])[]) => {
    try {
      for (const [key, value] of values) {
        if (value === null) storage?.removeItem(key)
        else storage?.setItem(key, value)
      }
    } catch {
      removeItems(storage, keysOfSession)
      warn('The browser does not store the session: the sign-in lasts for this page.')
    }
  }

  const onStorage = (event: Event) => {
    const key = 'key' in event ? event.key : null
    // A `null` key is a storage that was emptied as a whole.
    if (key !== null && !keysOfSession.some((own) => own === key)) return
    become(read())
  }

  return {
    isSignedIn: () => current().isSignedIn,
    token: () => (current().isSignedIn ? store.getState().token : null),
    account: () => current().account,
    authorizedPages: () => current().authorizedPages,
    scopes: () => current().scopes,
    snapshot: current,
    subscribe: (listener) =>
      store.subscribe((state, before) => {
        if (state.snapshot !== before.snapshot) listener(state.snapshot, before.snapshot)
      }),
    accept: (answer, { rememberMe, serverOffset, authorizedPages = [] }) => {
      const life = isLife(answer.expires_in) ? answer.expires_in : null
      const stored: Stored = {
        token: answer.access_token,
        expiresAt: life === null ? null : String(Math.round(endOf(now(), life, serverOffset ?? 0))),
        account: accountOfToken(answer.access_token),
        authorizedPages,
        scopes: answer.scope.split(' ').filter(Boolean),
      }
      // What an earlier person left; the rest is overwritten, so that no other tab sees a sign-out in between.
      removeItems(storage, [storageKeys.chatWidget, storageKeys.chatSession])
      cookies.write(sessionMark, '', rememberMe ? { maxAgeSeconds: life ?? longestSessionSeconds } : {})
      // The token comes last: another tab that sees it finds the rest already there.
      persist([
        [storageKeys.expiresAt, stored.expiresAt],
        [storageKeys.account, stored.account && JSON.stringify(stored.account)],
        [storageKeys.scopes, JSON.stringify(stored.scopes)],
        [storageKeys.authorizedPages, JSON.stringify(stored.authorizedPages)],
        [storageKeys.token, stored.token],
      ])
      become(stored)
    },
    setAuthorizedPages: (pages) => {
      const { token, expiresAt, account, scopes } = store.getState()
      if (token !== null && readToken(storage) === token)
        persist([[storageKeys.authorizedPages, JSON.stringify(pages)]])
      become({ token, expiresAt, account, scopes, authorizedPages: pages })
    },
    clear: () => {
      removeItems(storage, keysOfSession)
      cookies.remove(sessionMark)
      become(nothing)
    },
    start: () => {
      isStarted = true
      dropEndedSession(storage, cookies)
      become(read(), () => {})
      events?.addEventListener('storage', onStorage)
      return () => {
        isStarted = false
        clearTimeout(endTimer)
        events?.removeEventListener('storage', onStorage)
      }
    },
  }
}
