import { useSessionWatch } from '@avita/auth/react'
import type { PageId } from '@avita/i18n-routes'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { usePlatform } from '../platform/context.ts'

const openPages: readonly PageId[] = ['login', 'identityLogin', 'passwordReset']

/** Follows the session while a page stands. */
export const SessionWatcher = () => {
  const { session, isSigningOut, queryClient } = usePlatform()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useSessionWatch({
    session,
    app: 'user-panel',
    address: pathname + search + hash,
    openPages,
    isSigningOut,
    forget: useCallback(() => queryClient.clear(), [queryClient]),
    leaveTo: useCallback((to: string) => void navigate(to, { replace: true }), [navigate]),
  })
  return null
}
