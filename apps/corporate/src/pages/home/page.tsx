import { languageOf, type PageHandle } from '@avita/i18n-routes'
import { DocumentHead } from '@avita/ui-kit/islands'
import { pageStateHeader } from '@avita/ui-kit/server'
import { useTranslation } from 'react-i18next'
import { data, useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '../../root.tsx'
import { readHomeContent } from '../../server/home-content.ts'
import { Employers } from './employers.tsx'
import { Hero } from './hero.tsx'
import { Ledger } from './ledger.tsx'
import { PanelContents } from './panel-contents.tsx'
import { Programs } from './programs.tsx'
import { FirstSteps } from './steps.tsx'
import type { Route } from './+types/page'

export const handle = { page: 'home', still: true, access: 'public' } satisfies PageHandle

export const loader = async ({ request }: Route.LoaderArgs) => {
  const language = languageOf(new URL(request.url).pathname)
  const content = await readHomeContent(language)
  return data({ language, content }, content ? {} : { headers: { [pageStateHeader]: 'incomplete' } })
}

/** Hands the word about what is missing to the document server, which keeps it to itself. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default function HomePage({ loaderData: { language, content } }: Route.ComponentProps) {
  const { t } = useTranslation('home')
  const place = useRouteLoaderData<typeof rootLoader>('root')
  return (
    <div className="kit-landing">
      <DocumentHead
        page="home"
        language={language}
        publicUrl={place?.publicUrl}
        title={t('title')}
        description={t('description')}
      />
      <Hero />
      <FirstSteps />
      <Ledger />
      <Programs />
      <Employers />
      {content ? <PanelContents content={content} language={language} /> : null}
    </div>
  )
}
