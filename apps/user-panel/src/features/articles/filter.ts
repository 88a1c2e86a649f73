import type { ArticleSummary } from '@avita/api-client'
import type { Language } from '@avita/i18n-routes'

/** What the list is narrowed to; it stands in the query of the address, so that a reader can keep or share it. */
export interface ArticleFilter {
  /** The id of a category, which is the same in both languages, or `null` for all of them. */
  readonly category: string | null
  readonly text: string
}

const longestText = 100

export const filterOf = (query: URLSearchParams): ArticleFilter => ({
  category: query.get('category')?.trim() || null,
  text: (query.get('q') ?? '').trim().slice(0, longestText),
})

/** The query of a filter, with a leading `?`; empty parts are left out (specification, section 5). */
export const queryOf = ({ category, text }: ArticleFilter): string => {
  const query = new URLSearchParams()
  if (category) query.set('category', category)
  if (text.trim()) query.set('q', text.trim())
  return query.size > 0 ? `?${query}` : ''
}

/** The articles whose title or summary holds every word of the text, in the letters of the language (I is ı in Turkish). */
export const matching = (
  articles: readonly ArticleSummary[],
  text: string,
  language: Language,
): ArticleSummary[] => {
  const words = text.toLocaleLowerCase(language).split(/\s+/).filter(Boolean)
  return articles.filter(({ title, summary }) => {
    const searched = `${title} ${summary}`.toLocaleLowerCase(language)
    return words.every((word) => searched.includes(word))
  })
}

/** The newest first; each article once, also when it stands in two lists. */
export const newestFirst = (articles: readonly ArticleSummary[]): ArticleSummary[] =>
  [...new Map(articles.map((article) => [article.id, article])).values()].sort((one, other) =>
    other.publishedAt.localeCompare(one.publishedAt),
  )
