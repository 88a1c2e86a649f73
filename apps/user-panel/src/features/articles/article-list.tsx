import type { ArticleSummary } from '@avita/api-client'
import { nearestPathOf } from '@avita/i18n-routes'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '../../platform/context.ts'
import { Thumb } from './thumb.tsx'

export interface ArticleListProps {
  readonly articles: readonly ArticleSummary[]
  /** The summary stands under each title. */
  readonly withSummary?: boolean
  /** The level of the titles, below the heading of the list. */
  readonly level?: 'h2' | 'h3'
}

/** Articles as lines between hairlines, each a link that loads its document. */
export const ArticleList = ({ articles, withSummary = false, level: Title = 'h3' }: ArticleListProps) => {
  const { language } = usePlatform()
  const { t } = useTranslation('articles')
  return (
    <ul className="divide-y divide-line">
      {articles.map(({ id, title, summary, category, readingMinutes }) => (
        <li key={id}>
          <a
            className="group flex items-center gap-4 py-4 no-underline sm:gap-5"
            href={nearestPathOf('articleDetail', language, { id })}
          >
            <Thumb category={category.id} />
            <span className="block min-w-0">
              <Title className="text-lg leading-tight font-[520] decoration-1 underline-offset-4 group-hover:underline">
                {title}
              </Title>
              {withSummary ? (
                <span className="mt-1 block max-w-text text-md text-ink-soft">{summary}</span>
              ) : null}
              <span className="mt-1 block text-md text-ink-soft">
                {category.name} · {t('minutes', { count: readingMinutes })}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
