import { nearestPathOf, type PageHandle } from '@avita/i18n-routes'
import { useSession } from '@avita/auth/react'
import { Card, EmptyState, ErrorState, Link, PageHead, PageTitle, Skeleton } from '@avita/ui-kit'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ArticleList } from '../../features/articles/article-list.tsx'
import { startLibrary, useLibrary } from '../../features/articles/library.ts'
import { forReturning } from '../../features/articles/returning.ts'
import { platformOf, usePlatform } from '../../platform/context.ts'
import type { Route } from './+types/page.ts'
import { partOfDay } from './greeting.ts'
import { NextStep } from './next-step.tsx'
import { Topics } from './topics.tsx'

export const handle = { page: 'panelHome' } satisfies PageHandle

const latestCount = 4

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  return forReturning(startLibrary(platformOf(context)))
}

export default function PanelHomePage() {
  const { session, language } = usePlatform()
  const { account } = useSession(session)
  const { t } = useTranslation('panelHome')
  const { t: tArticles } = useTranslation('articles')
  const [part] = useState(() => partOfDay(new Date().getHours()))
  const library = useLibrary()

  const greeting = t(`greeting.${part}`)
  const name = account?.name.trim()
  const [newest, ...others] = library.status === 'success' ? library.articles : []
  return (
    <div className="kit-page">
      <PageHead title={t('title')} />
      <PageTitle lead={t('privacy')}>
        {name ? t('hello', { greeting, name }) : t('helloNameless', { greeting })}
      </PageTitle>
      {library.status === 'pending' ? <Waiting /> : null}
      {library.status === 'error' ? <ErrorState onRetry={library.retry} /> : null}
      {library.status === 'success' && !newest ? (
        <EmptyState title={tArticles('empty.title')} text={tArticles('empty.text')} />
      ) : null}
      {library.status === 'success' && newest ? (
        <div className="grid gap-5">
          <NextStep article={newest} part={part} />
          <div className="grid items-start gap-5 lg:grid-cols-[1.35fr_1fr]">
            <Card
              title={t('latest.title')}
              more={<Link href={nearestPathOf('articles', language)}>{t('latest.all')}</Link>}
            >
              <ArticleList articles={others.slice(0, latestCount)} />
            </Card>
            <Topics categories={library.categories} />
          </div>
        </div>
      ) : null}
    </div>
  )
}

const Waiting = () => (
  <div className="grid gap-5" aria-busy="true">
    <div className="h-84 rounded-l bg-paper-sunk" />
    <div className="grid items-start gap-5 lg:grid-cols-[1.35fr_1fr]">
      <Skeleton shape="rows" count={latestCount} />
      <Skeleton shape="rows" count={latestCount} />
    </div>
  </div>
)
