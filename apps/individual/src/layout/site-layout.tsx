import { counterpartOf, languageOf, nearestPathOf, otherLanguage } from '@avita/i18n-routes'
import { ConsentBanner, ConsentPreferences, IndividualLayout } from '@avita/ui-kit'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'

/** The sections of the home that menu and footer lead to, in their order on the page. */
const sections = ['how', 'benefits', 'limits', 'contact'] as const

/** The 112 notice, top bar, footer and consent around a page. Only what is built is linked. */
export const SiteLayout = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('site')
  const { pathname } = useLocation()
  const place = useRouteLoaderData<typeof loader>('root')
  const language = languageOf(pathname)
  const home = nearestPathOf('individualHome', language)
  const corporate = place
    ? [{ href: new URL(nearestPathOf('home', language), place.corporateUrl).href, label: t('corporate') }]
    : []
  const anchors = sections.map((section) => ({
    href: `${home}#${section}`,
    label: t(`sections.${section}`),
  }))
  return (
    <>
      <IndividualLayout
        home={home}
        menu={[...anchors, ...corporate]}
        toggle={{ href: counterpartOf(pathname, { app: 'individual' }), language: otherLanguage(language) }}
        footer={{
          groups: [
            { title: t('footer.page'), items: anchors },
            { title: t('footer.services'), items: corporate },
          ],
        }}
      >
        {children}
      </IndividualLayout>
      <ConsentBanner hidden />
      <ConsentPreferences />
    </>
  )
}
