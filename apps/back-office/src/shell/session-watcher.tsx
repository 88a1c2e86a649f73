import { browserStorage, guardDecision, storageKeys } from '@avita/auth'
import { pageAt } from '@avita/i18n-routes'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { usePlatform } from '../platform/context.ts'
import { readToken } from '@avita/auth/session-state'

/** Pages of a signed-out person: what happens to a session elsewhere changes nothing that they show. */
const open = ['identityLogin']

/**
 * Follows the session while a page stands: a sign-out, here by the server or in another tab, leads to the sign-in page
 * and back; a sign-in in another tab shows the page anew; a page that comes back from the browser's cache after a
 * sign-out shows nothing of before.
 */
export const SessionWatcher = () => {
  const { session, isSigningOut, queryClient } = usePlatform()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()

  useEffect(() => {
    const page = pageAt(pathname, 'back-office')?.page
    const follow = (isSignedIn: boolean) => {
      document.documentElement.dataset['session'] = isSignedIn ? 'open' : 'closed'
      if (isSignedIn || !page || isSigningOut()) return
      if (open.includes(page)) {
        // Nobody observes it here any more; earlier, what is cleared would be asked for again.
        queryClient.clear()
        return
      }
      const address = pathname + search + hash
      const decision = guardDecision({ session, handle: { page }, address, app: 'back-office' })
      if (decision.kind === 'signIn') void navigate(decision.to, { replace: true })
    }
    // The session may have ended between the guard and this moment.
    follow(session.isSignedIn())
    return session.subscribe(({ isSignedIn }) => follow(isSignedIn))
  }, [session, isSigningOut, queryClient, navigate, pathname, search, hash])

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

  return null
}
