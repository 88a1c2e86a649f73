import { nearestPathOf, type PageHandle } from '@avita/i18n-routes'
import { ButtonLink, Page } from '@avita/ui-kit'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '../../platform/context.ts'
import { guard } from '../../shell/guard.ts'

export const handle = { page: 'unauthorized', access: 'signedIn' } satisfies PageHandle

export const clientMiddleware = [guard(() => handle)]

export default function UnauthorizedPage() {
  const { language } = usePlatform()
  const { t } = useTranslation('unauthorized')
  return (
    <Page title={t('title')} lead={t('text')} width="text">
      <ButtonLink href={nearestPathOf('panelHome', language)}>{t('home')}</ButtonLink>
    </Page>
  )
}
