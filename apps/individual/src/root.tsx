import './app.css'
import { type Language, languageOf } from '@avita/i18n-routes'
import { EntryScript } from '@avita/ui-kit/islands'
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
    <html
      lang={language}
      data-settings-name={place?.settingsName}
      data-production={place?.production === false ? undefined : ''}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf6ef" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0c1a1d" />
        <link rel="icon" href={icon} type="image/svg+xml" />
        <EntryScript />
        <Meta />
        <Links />
      </head>
      <body>
        <I18nextProvider i18n={i18nOf(language)}>{children}</I18nextProvider>
      </body>
    </html>
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
      <title>{t('broken.title')}</title>
      <div className="broken kit-wrap">
        <h1>{t('broken.title')}</h1>
        <p>{t('broken.text')}</p>
      </div>
    </SiteLayout>
  )
}
