import type { Language } from '@avita/i18n-routes'
import type { CategoryKey } from './categories.ts'

/** One language of an article, its body in the light notation. */
interface ArticleText {
  readonly title: string
  readonly summary: string
  readonly body: string
}

/** An article with its languages side by side; a language that is left out does not exist. */
export interface ArticleSeed extends Readonly<Partial<Record<Language, ArticleText>>> {
  /** Never changes: the article's id is made from it. */
  readonly key: string
  readonly category: CategoryKey
  readonly publishedAt: string
}
