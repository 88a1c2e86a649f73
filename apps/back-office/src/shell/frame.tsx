import { ToastRegion } from '@avita/ui-kit'
import {
  ConsentPrompt,
  NoticeToasts,
  ShellSkeleton,
  useHeadingFocus,
  useReturnScroll,
} from '@avita/ui-kit/application'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { usePlatform } from '../platform/context.ts'
import { SessionWatcher } from './session-watcher.tsx'
import { useToggleInPlace } from './toggle.ts'

/** What stands around every page: providers, toasts, consent, and the watchers that show nothing. */
export const Frame = () => {
  const { i18n, queryClient, consent, notices } = usePlatform()
  const { pathname } = useLocation()
  useReturnScroll()
  useHeadingFocus(pathname)
  useToggleInPlace()
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <ToastRegion>
          <ConsentPrompt consent={consent}>
            <Suspense fallback={<ShellSkeleton />}>
              <Outlet />
            </Suspense>
          </ConsentPrompt>
          <NoticeToasts listen={notices.listen} />
          <SessionWatcher />
        </ToastRegion>
      </QueryClientProvider>
    </I18nextProvider>
  )
}
