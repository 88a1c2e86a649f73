import type { Article } from '@avita/api-client'
import { nearestPathOf } from '@avita/i18n-routes'
import { Icon, Link, PageHead, RichTextView } from '@avita/ui-kit'
import { useTranslation } from 'react-i18next'
import { queryOf } from '../../features/articles/filter.ts'
import { usePlatform } from '../../platform/context.ts'
import { Sources } from './sources.tsx'

/** An article to read: who wrote and reviewed it, its text, and where its claims come from. */
export const ArticleView = ({ article }: { article: Article }) => {
  const { language } = usePlatform()
  const { t } = useTranslation('articleDetail')
  const { title, summary, category, readingMinutes, publishedAt, author, reviewer, reviewedOn } = article
  const list = nearestPathOf('articles', language)
  const day = (date: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Europe/Istanbul' }).format(
      new Date(date),
    )
  return (
    <article className="kit-page" data-width="text">
      <PageHead title={title} />
      <p className="mb-5 text-md">
        <a
          className="inline-flex min-h-11 items-center gap-1.5 text-ink-soft no-underline hover:underline"
          href={list}
        >
          <Icon name="chevronLeft" size={18} />
          {t('back')}
        </a>
      </p>
      <header>
        <p className="text-sm font-semibold text-act">
          {category.name} · {t('minutes', { count: readingMinutes })}
        </p>
        <h1 className="mt-2">{title}</h1>
        <p className="mt-4 text-lg text-ink-soft">{summary}</p>
      </header>
      <div className="mt-8">
        <RichTextView document={article.body} />
      </div>
      <footer className="mt-10 grid gap-6 border-t border-line pt-6 text-md text-ink-soft">
        <ul className="grid gap-1">
          <li>{t('author', { name: author })}</li>
          {reviewer ? (
            <li>
              {reviewedOn
                ? t('reviewedOn', { name: reviewer, date: day(reviewedOn) })
                : t('reviewer', { name: reviewer })}
            </li>
          ) : null}
          <li>{t('published', { date: day(publishedAt) })}</li>
        </ul>
        <Sources sources={article.sources} />
        <p>
          <Link tone="strong" href={list + queryOf({ category: category.id, text: '' })}>
            {t('more', { category: category.name })}
          </Link>
        </p>
      </footer>
    </article>
  )
}
