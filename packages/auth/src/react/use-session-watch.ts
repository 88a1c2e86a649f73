import { type AppName, pageAt, type PageId } from '@avita/i18n-routes'
import { useEffect } from 'react'
import { guardDecision } from '../guard.ts'
import { readToken } from '../session-state.ts'
import type { Session } from '../session.ts'
import { browserStorage, storageKeys } from '../storage.ts'

/** What is followed, for which page. The functions stay the same between renders, or the session is read anew. */
export interface SessionWatch {
  readonly session: Session
  readonly app: AppName
  /** Path, query and anchor of the page that stands. */
  readonly address: string
  /** Pages of a signed-out person: what happens to a session elsewhere changes nothing that they show. */
  readonly openPages: readonly PageId[]
  /** Whether a sign-out that the person asked for is under way: it finds its own way to the sign-in page. */
  readonly isSigningOut: () => boolean
  /** Empties what was read with the session: called on an open page, where nobody observes it any more. */
  readonly forget: () => void
  /** Goes to the sign-in page in place of the page that stands. */
  readonly leaveTo: (to: string) => void
}

/**
 * Follows the session while a page stands: a sign-out, here by the server or in another tab, leads to the sign-in page
 * and back; a sign-in in another tab shows the page anew; a page that comes back from the browser's cache after a
 * sign-out shows nothing of before. Says at `html` as `data-session` whether somebody is signed in (`open`, `closed`).
 */
export const useSessionWatch = ({
  session,
  app,
  address,
  openPages,
  isSigningOut,
  forget,
  leaveTo,
}: SessionWatch): void => {
  useEffect(() => {
    const page = pageAt(address, app)?.page
    const follow = (isSignedIn: boolean) => {
      document.documentElement.dataset['session'] = isSignedIn ? 'open' : 'closed'
      if (isSignedIn || !page || isSigningOut()) return
      if (openPages.includes(page)) {
        // Earlier, what is cleared would be asked for again.
        forget()
        return
      }
      const decision = guardDecision({ session, handle: { page }, address, app })
      if (decision.kind === 'signIn') leaveTo(decision.to)
    }
    // The session may have ended between the guard and this moment.
    follow(session.isSignedIn())
    return session.subscribe(({ isSignedIn }) => follow(isSignedIn))
  }, [session, app, address, openPages, isSigningOut, forget, leaveTo])

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if ((key === null || key === storageKeys.token) && session.isSignedIn()) location.reload()
    }
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || readToken(browserStorage()) === session.token()) return
      document.documentElement.hidden = true
      location.reload()
    }
    window.addEventListener('storage', onStorage)
    window.addEventListener('pageshow', onShow)
    return () => {
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('pageshow', onShow)
    }
  }, [session])
}
