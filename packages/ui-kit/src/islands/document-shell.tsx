import type { Language } from '@avita/i18n-routes'
import type { ReactNode } from 'react'
import { EntryScript } from './entry-script.tsx'

export interface DocumentShellProps {
  readonly language: Language
  /** Name of the consent settings, if the installation has one. */
  readonly settingsName?: string | undefined
  /** Whether this is a production installation: the strict answer for consent. */
  readonly production: boolean
  /** Address of the app's SVG icon. */
  readonly icon: string
  /** What the router adds to `<head>`: its `<Meta/>` and `<Links/>`. */
  readonly head: ReactNode
  readonly children: ReactNode
}

/** The document around a still page: one small script, no hydration. */
export const DocumentShell = ({
  language,
  settingsName,
  production,
  icon,
  head,
  children,
}: DocumentShellProps) => (
  <html lang={language} data-settings-name={settingsName} data-production={production ? '' : undefined}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf6ef" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0c1a1d" />
      <link rel="icon" href={icon} type="image/svg+xml" />
      <EntryScript />
      {head}
    </head>
    <body>{children}</body>
  </html>
)
