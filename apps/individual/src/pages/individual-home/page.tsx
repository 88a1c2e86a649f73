import { languageOf, type PageHandle } from '@avita/i18n-routes'
import { DocumentHead } from '@avita/ui-kit/islands'
import { useTranslation } from 'react-i18next'
import { useLocation, useRouteLoaderData } from 'react-router'
import type { loader } from '../../root.tsx'
import { Benefits } from './benefits.tsx'
import { Hero } from './hero.tsx'
import { Limits } from './limits.tsx'
import { FirstSteps } from './steps.tsx'

export const handle = { page: 'individualHome', still: true, access: 'public' } satisfies PageHandle

/** The home of private customers: a fixed page, which needs no API. */
export default function IndividualHomePage() {
  const { t } = useTranslation('home')
  const language = languageOf(useLocation().pathname)
  const place = useRouteLoaderData<typeof loader>('root')
  return (
    <div className="kit-landing">
      <DocumentHead
        page="individualHome"
        language={language}
        publicUrl={place?.publicUrl}
        title={t('title')}
        description={t('description')}
      />
      <Hero />
      <FirstSteps />
      <Benefits />
      <Limits />
    </div>
  )
}
