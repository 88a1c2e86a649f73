import type { ArticleCategory, ArticleSummary } from '@avita/api-client'
import { ButtonLink, EmptyState, SearchField } from '@avita/ui-kit'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import { ArticleList } from '../../features/articles/article-list.tsx'
import { type ArticleFilter, matching, queryOf } from '../../features/articles/filter.ts'
import { QueryLink } from '../../features/articles/query-link.tsx'
import { usePlatform } from '../../platform/context.ts'
import { CategoryChips } from './category-chips.tsx'

interface ArticleBrowserProps {
  readonly filter: ArticleFilter
  readonly categories: readonly ArticleCategory[]
  readonly articles: readonly ArticleSummary[]
}

/** The articles, narrowed by a category and by words; both stand in the address. */
export const ArticleBrowser = ({ filter, categories, articles }: ArticleBrowserProps) => {
  const { language } = usePlatform()
  const { t } = useTranslation('articles')
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const typeOfNavigation = useNavigationType()

  // What is typed is shown at once and follows into the address; only going back or forward brings it from there.
  const [typed, setTyped] = useState(filter.text)
  const [inAddress, setInAddress] = useState(filter.text)
  if (filter.text !== inAddress) {
    setInAddress(filter.text)
    if (typeOfNavigation === NavigationType.Pop) setTyped(filter.text)
  }
  const text = useDeferredValue(typed)

  const search = (words: string) => {
    setTyped(words)
    const query = queryOf({ ...filter, text: words })
    void navigate(pathname + query, { replace: true, preventScrollReset: true })
  }

  const category = categories.find(({ id }) => id === filter.category) ?? null
  const inCategory = category ? articles.filter((article) => article.category.id === category.id) : articles
  const shown = matching(inCategory, text, language)
  return (
    <div>
      <form
        className="max-w-[26rem]"
        role="search"
        aria-label={t('filter.label')}
        onSubmit={(event) => event.preventDefault()}
      >
        <SearchField
          label={t('filter.search')}
          value={typed}
          maxLength={100}
          onChange={({ target }) => search(target.value)}
        />
      </form>
      <CategoryChips
        categories={categories}
        current={category?.id ?? null}
        hrefOf={(id) => pathname + queryOf({ category: id, text: typed })}
      />
      {category ? <p className="mt-6 max-w-text text-ink-soft">{category.description}</p> : null}
      <p className="mt-6 text-md text-ink-soft" role="status">
        {t('count', { count: shown.length })}
      </p>
      {shown.length > 0 ? (
        <>
          <ArticleList articles={shown} withSummary level="h2" />
          <p className="mt-6 border-t border-line pt-6 text-md text-ink-soft">{t('end')}</p>
        </>
      ) : (
        <EmptyState
          title={t('notFound.title')}
          text={t('notFound.text')}
          action={
            <ButtonLink tone="quiet" link={QueryLink} href={pathname} onClick={() => setTyped('')}>
              {t('notFound.clear')}
            </ButtonLink>
          }
        />
      )}
    </div>
  )
}
