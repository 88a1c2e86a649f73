import type { Article } from '@avita/api-client'
import { useTranslation } from 'react-i18next'

/** Only what a browser opens as a page; anything else stands as text. */
const isWebAddress = (url: string | null): url is string => url !== null && /^https?:\/\//i.test(url)

/** Where the claims of an article come from. */
export const Sources = ({ sources }: Pick<Article, 'sources'>) => {
  const { t } = useTranslation('articleDetail')
  if (sources.length === 0) return null
  return (
    <section aria-labelledby="sources">
      <h2 id="sources" className="font-sans text-base font-semibold tracking-normal text-ink">
        {t('sources')}
      </h2>
      <ul className="mt-2 grid gap-1">
        {sources.map(({ title, url }) => (
          <li key={title + url}>
            {isWebAddress(url) ? (
              <a href={url} rel="noopener noreferrer">
                {title}
              </a>
            ) : (
              title
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
