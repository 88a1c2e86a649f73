import { pageAt, nearestPathOf } from '@avita/i18n-routes'
import { PanelLayout } from '@avita/ui-kit'
import { useSession } from '@avita/auth/react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { usePlatform } from '../../platform/context.ts'
import { Failure } from '../failure.tsx'
import { guard } from '../guard.ts'
import { useToggle } from '../toggle.tsx'
import { usePlace } from '../use-place.ts'
import { menuOf } from './menu.ts'

// Whatever stands in this layout needs its own name in the person's list.
export const clientMiddleware = [
  guard((path) => {
    const place = pageAt(path, 'user-panel')
    return place && { page: place.page }
  }),
]

export default function PanelRoute() {
  const { session, signOut } = usePlatform()
  const { account, authorizedPages } = useSession(session)
  const { language, path } = usePlace()
  const toggle = useToggle()
  const { t } = useTranslation('shell')
  return (
    <PanelLayout
      home={nearestPathOf('panelHome', language)}
      items={menuOf(authorizedPages, language, path).map(({ page, href, icon, current }) => ({
        href,
        icon,
        current,
        label: t(`menu.${page}`),
      }))}
      toggle={toggle}
      leave={{ href: nearestPathOf('home', language) }}
      person={{ name: account?.name ?? t('nameless'), onSignOut: () => void signOut() }}
    >
      <Outlet />
    </PanelLayout>
  )
}

export { Failure as ErrorBoundary }
