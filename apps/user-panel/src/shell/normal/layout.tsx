import { useSession } from '@avita/auth/react'
import { nearestPathOf } from '@avita/i18n-routes'
import { NormalLayout } from '@avita/ui-kit'
import { useCookiePreferences } from '@avita/ui-kit/application'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { usePlatform } from '../../platform/context.ts'
import { Failure } from '../failure.tsx'
import { useToggle } from '../toggle.tsx'
import { usePlace } from '../use-place.ts'

export default function NormalRoute() {
  const { session } = usePlatform()
  const { isSignedIn } = useSession(session)
  const { language } = usePlace()
  const home = nearestPathOf('home', language)
  const toggle = useToggle()
  const openPreferences = useCookiePreferences()
  const { t } = useTranslation('shell')
  return (
    <NormalLayout
      home={home}
      menu={[{ href: home, label: t('site.home') }]}
      toggle={toggle}
      {...(isSignedIn
        ? { account: { href: nearestPathOf('panelHome', language) } }
        : { login: { href: nearestPathOf('login', language) } })}
      footer={{ groups: [], onCookiePreferences: openPreferences }}
    >
      <Outlet />
    </NormalLayout>
  )
}

export { Failure as ErrorBoundary }
