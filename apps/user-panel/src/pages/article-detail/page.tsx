import type { PageHandle } from '@avita/i18n-routes'
import { ErrorState, PageHead, Skeleton } from '@avita/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { forReturning } from '../../features/articles/returning.ts'
import { platformOf, usePlatform } from '../../platform/context.ts'
import { useItemInOtherLanguage } from '../../shell/toggle.tsx'
import type { Route } from './+types/page.ts'
import { ArticleView } from './article-view.tsx'
import { absenceOf, MissingArticle } from './missing-article.tsx'

export const handle = { page: 'articleDetail' } satisfies PageHandle

export function clientLoader({ params, context }: Route.ClientLoaderArgs) {
  const { queryClient, articles } = platformOf(context)
  return forReturning(queryClient.query(articles.article(params.id)).catch(() => null))
}

export default function ArticleDetailPage({ params }: Route.ComponentProps) {
  const { articles } = usePlatform()
  const { t } = useTranslation('articleDetail')
  const { data: article, error, refetch, isFetching } = useQuery(articles.article(params.id))
  const absence = error && absenceOf(error)
  useItemInOtherLanguage(article?.existsInOtherLanguage ?? absence === 'otherLanguage')

  if (article) return <ArticleView article={article} />
  if (absence) return <MissingArticle id={params.id} absence={absence} />
  return (
    <div className="kit-page" data-width="text">
      <PageHead title={t('title')} />
      <h1 className="kit-hidden">{t('title')}</h1>
      {error ? (
        <ErrorState onRetry={() => void refetch()} pending={isFetching} />
      ) : (
        <>
          <Skeleton shape="title" />
          <Skeleton shape="lines" count={8} />
        </>
      )}
    </div>
  )
}
