import { ToastRegion } from '@avita/ui-kit'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Outlet } from 'react-router'
import { usePlatform } from '../platform/context.ts'
import { Announcer } from './announcer.tsx'
import { ConsentPrompt } from './consent-prompt.tsx'
import { NoticeToasts } from './notice-toasts.tsx'
import { PageViews } from './page-views.tsx'
import { useReturnScroll } from './return-scroll.ts'
import { SessionWatcher } from './session-watcher.tsx'
import { Skeleton } from './skeleton.tsx'
import { ToggleProvider } from './toggle.tsx'

/** What stands around every page: providers, toasts, consent, and the watchers that show nothing. */
export const Frame = () => {
  const { i18n, queryClient } = usePlatform()
  useReturnScroll()
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <ToastRegion>
          <ToggleProvider>
            <ConsentPrompt>
              <Suspense fallback={<Skeleton />}>
                <Outlet />
              </Suspense>
            </ConsentPrompt>
          </ToggleProvider>
          <NoticeToasts />
          <SessionWatcher />
          <PageViews />
          <Announcer />
        </ToastRegion>
      </QueryClientProvider>
    </I18nextProvider>
  )
}
