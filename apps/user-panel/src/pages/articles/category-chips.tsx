import type { ArticleCategory } from '@avita/api-client'
import { useTranslation } from 'react-i18next'
import { QueryLink } from '../../features/articles/query-link.tsx'

interface CategoryChipsProps {
  readonly categories: readonly ArticleCategory[]
  readonly current: string | null
  readonly hrefOf: (category: string | null) => string
}

/** The topics as links; one is current. */
export const CategoryChips = ({ categories, current, hrefOf }: CategoryChipsProps) => {
  const { t } = useTranslation('articles')
  return (
    <nav className="mt-5" aria-label={t('filter.categories')}>
      <ul className="flex flex-wrap gap-2">
        {[{ id: null, name: t('filter.all') }, ...categories].map(({ id, name }) => (
          <li key={id}>
            <QueryLink
              className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-4 text-md no-underline transition-colors hover:border-act aria-[current]:border-act aria-[current]:bg-act aria-[current]:font-semibold aria-[current]:text-on-act"
              href={hrefOf(id)}
              aria-current={id === current ? 'true' : undefined}
            >
              {name}
            </QueryLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
