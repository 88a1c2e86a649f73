import { documentTitle, languageOf, type PageHandle } from '@avita/i18n-routes'
import { brand, PageHead } from '@avita/ui-kit'
import { DocumentLinks } from '@avita/ui-kit/islands'
import { useTranslation } from 'react-i18next'
import { useLocation, useRouteLoaderData } from 'react-router'
import type { loader } from '../../root.tsx'
import { Benefits } from './benefits.tsx'
import { Hero } from './hero.tsx'
import { Limits } from './limits.tsx'
import { Steps } from './steps.tsx'

export const handle = { page: 'individualHome', still: true, access: 'public' } satisfies PageHandle

/** The home of private customers: a fixed page, which needs no API. */
export default function IndividualHomePage() {
  const { t } = useTranslation('home')
  const language = languageOf(useLocation().pathname)
  const place = useRouteLoaderData<typeof loader>('root')
  return (
    <div className="individual">
      <PageHead title={t('title')} description={t('description')} />
      {place ? (
        <DocumentLinks
          page="individualHome"
          language={language}
          publicUrl={place.publicUrl}
          title={documentTitle(t('title'), language)}
          description={t('description')}
          siteName={brand.name}
        />
      ) : null}
      <Hero />
      <Steps />
      <Benefits />
      <Limits />
    </div>
  )
}
