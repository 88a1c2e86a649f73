import { useSession } from '@avita/auth/react'
import type { PageHandle } from '@avita/i18n-routes'
import { EmptyState, PageHead } from '@avita/ui-kit'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '../../platform/context.ts'
import { RouterLink } from '../../shell/router-link.tsx'
import { screensOf } from './screens.ts'

export const handle = { page: 'admin.home' } satisfies PageHandle

export default function HomePage() {
  const { session } = usePlatform()
  const { account, authorizedPages } = useSession(session)
  const { t } = useTranslation('home')
  const { t: tShell } = useTranslation('shell')
  const screens = screensOf(authorizedPages)
  return (
    <div className="max-w-[44rem]">
      <PageHead title={t('title')} />
      <p className="font-display text-xl">
        {account ? t('hello', { name: account.name }) : t('helloNameless')}
      </p>
      {screens.length > 0 ? (
        <>
          <p className="mt-1 text-ink-soft">{t('lead')}</p>
          <ul className="kit-list mt-6 border-b border-line">
            {screens.map(({ screen, href }) => (
              <li key={href}>
                <RouterLink href={href}>
                  <h2 className="text-lg">{tShell(`screens.${screen}`)}</h2>
                  <p className="mt-1 text-md text-ink-soft">{t(`about.${screen}`)}</p>
                </RouterLink>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <EmptyState title={t('empty.title')} text={t('empty.text')} />
      )}
    </div>
  )
}
