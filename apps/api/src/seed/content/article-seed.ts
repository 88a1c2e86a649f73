import type { Language } from '@avita/i18n-routes'
import type { CategoryKey } from './categories.ts'
import type { ContentTextSeed } from './content-seed.ts'

/** An article with its languages side by side; a language that is left out does not exist. */
export interface ArticleSeed extends Readonly<Partial<Record<Language, ContentTextSeed>>> {
  /** Never changes: the article's id is made from it. */
  readonly key: string
  readonly category: CategoryKey
  readonly publishedAt: string
}
