import type { PageHandle } from '@avita/i18n-routes'
import { EmptyState, ErrorState, Page, Skeleton } from '@avita/ui-kit'
import { useTranslation } from 'react-i18next'
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { filterOf } from '../../features/articles/filter.ts'
import { startLibrary, useLibrary } from '../../features/articles/library.ts'
import { forReturning } from '../../features/articles/returning.ts'
import { platformOf } from '../../platform/context.ts'
import type { Route } from './+types/page.ts'
import { ArticleBrowser } from './article-browser.tsx'

export const handle = { page: 'articles' } satisfies PageHandle

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  return forReturning(startLibrary(platformOf(context)))
}

// A change of the query narrows what is there already.
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

export default function ArticlesPage() {
  const { t } = useTranslation('articles')
  const [query] = useSearchParams()
  const library = useLibrary()
  return (
    <Page title={t('title')} lead={t('lead')}>
      {library.status === 'pending' ? <Skeleton shape="rows" count={6} /> : null}
      {library.status === 'error' ? <ErrorState onRetry={library.retry} /> : null}
      {library.status === 'success' && library.articles.length === 0 ? (
        <EmptyState title={t('empty.title')} text={t('empty.text')} />
      ) : null}
      {library.status === 'success' && library.articles.length > 0 ? (
        <ArticleBrowser filter={filterOf(query)} {...library} />
      ) : null}
    </Page>
  )
}
