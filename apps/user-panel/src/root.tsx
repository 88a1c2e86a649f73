import { defaultLanguage } from '@avita/i18n-routes'
import { PageTransitions } from '@avita/ui-kit'
import { scrollStorageKey, ShellSkeleton } from '@avita/ui-kit/application'
import type { ReactNode } from 'react'
import { Links, Scripts, ScrollRestoration } from 'react-router'
import './app.css'
import favicon from './favicon.svg?no-inline'
import { Frame } from './shell/frame.tsx'
import { placeScript } from './shell/place-script.ts'
import { withTexts } from './shell/with-texts.ts'

export const clientMiddleware = [withTexts]

/** The document. It is written at build, before anything is known: the script in its head says the language and the shape. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={defaultLanguage} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <link rel="preload" href="/config.json" as="fetch" crossOrigin="anonymous" />
        <script dangerouslySetInnerHTML={{ __html: placeScript }} />
        <PageTransitions />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration storageKey={scrollStorageKey} />
        <Scripts />
      </body>
    </html>
  )
}

export function HydrateFallback() {
  return <ShellSkeleton />
}

export default function Root() {
  return <Frame />
}
