import { counterpartOf, languageOf, nearestPathOf, otherLanguage } from '@avita/i18n-routes'
import { ConsentBanner, ConsentPreferences, NormalLayout } from '@avita/ui-kit'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'

/** The sections of the home that menu and footer lead to, in their order on the page. */
const sections = ['how', 'privacy', 'programs', 'employers', 'panel'] as const

/** Header, footer and consent around a page. Only what is built is linked. */
export const SiteLayout = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('site')
  const { pathname } = useLocation()
  const place = useRouteLoaderData<typeof loader>('root')
  const language = languageOf(pathname)
  const home = nearestPathOf('home', language)
  const account = nearestPathOf('panelHome', language)
  const individual = new URL(
    nearestPathOf('individualHome', language),
    place?.individualUrl ?? 'http://localhost',
  )
  const anchors = sections.map((section) => ({
    href: `${home}#${section}`,
    label: t(`sections.${section}`),
  }))
  const individualLink = { href: individual.href, label: t('individual') }
  return (
    <>
      <NormalLayout
        home={home}
        menu={[
          { href: home, label: t('home'), current: true },
          ...anchors.slice(0, 3),
          ...(place ? [individualLink] : []),
        ]}
        toggle={{ href: counterpartOf(pathname), language: otherLanguage(language) }}
        login={{ href: nearestPathOf('login', language) }}
        account={{ href: account }}
        footer={{
          groups: [
            { title: t('footer.page'), items: anchors },
            {
              title: t('footer.services'),
              items: [{ href: account, label: t('panel') }, ...(place ? [individualLink] : [])],
            },
          ],
        }}
      >
        {children}
      </NormalLayout>
      <ConsentBanner hidden />
      <ConsentPreferences />
    </>
  )
}
