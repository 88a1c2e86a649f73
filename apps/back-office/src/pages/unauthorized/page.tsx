import { nearestPathOf, type PageHandle } from '@avita/i18n-routes'
import { isPageViewable } from '@avita/auth'
import { useSession } from '@avita/auth/react'
import { Button, ButtonLink, Page } from '@avita/ui-kit'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '../../platform/context.ts'
import { guard } from '../../shell/guard.ts'
import { RouterLink } from '../../shell/router-link.tsx'

export const handle = { page: 'unauthorized', access: 'signedIn' } satisfies PageHandle

export const clientMiddleware = [guard(() => handle)]

export default function UnauthorizedPage() {
  const { session, signOut } = usePlatform()
  const { authorizedPages } = useSession(session)
  const { t } = useTranslation('unauthorized')
  return (
    <Page title={t('title')} lead={t('text')} width="text">
      <div className="flex flex-wrap gap-3">
        {isPageViewable(authorizedPages, 'admin.home') ? (
          <ButtonLink link={RouterLink} href={nearestPathOf('admin.home', 'tr')}>
            {t('home')}
          </ButtonLink>
        ) : null}
        <Button tone="quiet" onClick={() => void signOut()}>
          {t('otherAccount')}
        </Button>
      </div>
    </Page>
  )
}
