import './app.css'
import { type Language, languageOf } from '@avita/i18n-routes'
import { BrokenPage } from '@avita/ui-kit'
import { DocumentShell } from '@avita/ui-kit/islands'
import type { ReactNode } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { Links, Meta, Outlet, useLocation, useRouteLoaderData } from 'react-router'
import icon from './icon.svg'
import { i18nOf } from './i18n.ts'
import { SiteLayout } from './layout/site-layout.tsx'
import { readServerConfiguration } from './server/configuration.ts'

/** What every document needs to know of where it is served. */
export const loader = () => {
  const { INDIVIDUAL_URL, CORPORATE_URL, COOKIE_SETTINGS_NAME, NODE_ENV } = readServerConfiguration()
  return {
    publicUrl: INDIVIDUAL_URL,
    corporateUrl: CORPORATE_URL,
    settingsName: COOKIE_SETTINGS_NAME,
    production: NODE_ENV === 'production',
  }
}

const useLanguage = (): Language => languageOf(useLocation().pathname)

/** The document around every page. All pages of this app are still: one small script, no hydration. */
export const Layout = ({ children }: { children: ReactNode }) => {
  const language = useLanguage()
  const place = useRouteLoaderData<typeof loader>('root')
  return (
    <DocumentShell
      language={language}
      settingsName={place?.settingsName}
      production={place?.production ?? true}
      icon={icon}
      head={
        <>
          <Meta />
          <Links />
        </>
      }
    >
      <I18nextProvider i18n={i18nOf(language)}>{children}</I18nextProvider>
    </DocumentShell>
  )
}

export default function Root() {
  return (
    <SiteLayout>
      <Outlet />
    </SiteLayout>
  )
}

/** Shown when a page breaks and none is kept: what happened, and the ways that still work. */
export const ErrorBoundary = () => {
  const { t } = useTranslation('site')
  return (
    <SiteLayout>
      <BrokenPage title={t('broken.title')} text={t('broken.text')} />
    </SiteLayout>
  )
}
