import type { PageHandle } from '@avita/i18n-routes'
import { nearestPathOf } from '@avita/i18n-routes'
import { ButtonLink, Page } from '@avita/ui-kit'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { usePlatform } from '../../platform/context.ts'
import { PasswordForm } from './password-form.tsx'

export const handle = { page: 'passwordReset', access: 'public' } satisfies PageHandle

export default function PasswordResetPage() {
  const { language } = usePlatform()
  const { t } = useTranslation('passwordReset')
  const [query] = useSearchParams()
  const token = query.get('token')
  const [outcome, setOutcome] = useState<'open' | 'done' | 'expired'>(token ? 'open' : 'expired')

  if (token && outcome === 'open')
    return (
      <Page title={t('title')} lead={t('lead')} width="text">
        <PasswordForm
          token={token}
          onDone={() => setOutcome('done')}
          onExpired={() => setOutcome('expired')}
        />
      </Page>
    )
  const end = outcome === 'done' ? 'done' : 'expired'
  return (
    <Page title={t(`${end}.title`)} lead={t(`${end}.text`)} width="text">
      <ButtonLink href={nearestPathOf('login', language)}>{t(`${end}.login`)}</ButtonLink>
    </Page>
  )
}
