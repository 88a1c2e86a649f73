import { nearestPathOf } from '@avita/i18n-routes'
import { NormalLayout } from '@avita/ui-kit'
import { useCookiePreferences } from '@avita/ui-kit/application'
import { Outlet } from 'react-router'
import { Failure } from '../failure.tsx'
import { useToggle } from '../toggle.ts'

export default function NormalRoute() {
  const toggle = useToggle()
  const openPreferences = useCookiePreferences()
  return (
    <NormalLayout
      home={nearestPathOf('admin.home', 'tr')}
      menu={[]}
      toggle={toggle}
      footer={{ groups: [], onCookiePreferences: openPreferences }}
    >
      <Outlet />
    </NormalLayout>
  )
}

export { Failure as ErrorBoundary }
