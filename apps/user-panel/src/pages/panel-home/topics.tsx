import type { ArticleCategory } from '@avita/api-client'
import { nearestPathOf } from '@avita/i18n-routes'
import { Card } from '@avita/ui-kit'
import { useTranslation } from 'react-i18next'
import { queryOf } from '../../features/articles/filter.ts'
import { usePlatform } from '../../platform/context.ts'

/** What there is to read about, each topic a way into the list. */
export const Topics = ({ categories }: { categories: readonly ArticleCategory[] }) => {
  const { language } = usePlatform()
  const { t } = useTranslation('panelHome')
  const { t: tArticles } = useTranslation('articles')
  return (
    <Card title={t('topics.title')}>
      <ul className="divide-y divide-line">
        {categories.map(({ id, name, articleCount }) => (
          <li key={id}>
            <a
              className="flex min-h-12 items-center justify-between gap-4 py-2 no-underline hover:underline"
              href={nearestPathOf('articles', language) + queryOf({ category: id, text: '' })}
            >
              {name}
              <span className="text-md whitespace-nowrap text-ink-soft">
                {tArticles('count', { count: articleCount })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}
