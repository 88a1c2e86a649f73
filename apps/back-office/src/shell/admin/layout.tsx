import { useSession } from '@avita/auth/react'
import { nearestPathOf, pageAt } from '@avita/i18n-routes'
import { AdminLayout, LanguageToggle } from '@avita/ui-kit'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { platformOf, usePlatform } from '../../platform/context.ts'
import { Failure } from '../failure.tsx'
import { guard } from '../guard.ts'
import { RouterLink } from '../router-link.tsx'
import { useToggle } from '../toggle.ts'
import type { Route } from './+types/layout.ts'
import { MenuFailure } from './menu-failure.tsx'
import { useAdminMenu } from './use-admin-menu.ts'

// Whatever stands in this layout needs its own name in the person's list.
export const clientMiddleware = [
  guard((path) => {
    const place = pageAt(path, 'back-office')
    return place && { page: place.page }
  }),
]

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  const { queryClient, navigation } = platformOf(context)
  void queryClient.query(navigation.menu('back-office')).catch(() => null)
  return null
}

// The menu is fetched once; screens change beneath it.
export const shouldRevalidate = () => false

export default function AdminRoute() {
  const { session, signOut } = usePlatform()
  const { account } = useSession(session)
  const { pathname } = useLocation()
  const { items, failed, retry } = useAdminMenu()
  const toggle = useToggle()
  const { t } = useTranslation('shell')
  const screen = pageAt(pathname, 'back-office')?.page === 'admin.users' ? 'users' : 'home'
  return (
    <AdminLayout
      home={nearestPathOf('admin.home', 'tr')}
      items={items}
      title={t(`screens.${screen}`)}
      status={failed ? <MenuFailure onRetry={retry} /> : null}
      actions={<LanguageToggle {...toggle} />}
      person={{ name: account?.name ?? t('nameless'), onSignOut: () => void signOut() }}
      link={RouterLink}
    >
      <Outlet />
    </AdminLayout>
  )
}

export { Failure as ErrorBoundary }
