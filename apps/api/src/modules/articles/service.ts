import { type Article, type ArticleCategory, type ArticleSummary, RichText } from '@avita/api-client/contract'
import type { Language } from '@avita/i18n-routes'
import type { ModuleDeps } from '../../module-deps.ts'
import { problem } from '../../problems.ts'
import { readingMinutes } from '../content/reading-minutes.ts'
import { articleStore, type CategoryRow, type TranslationRow } from './store.ts'

/** An article in one language as an editor or the seed hands it in; its reading time is counted here. */
export type ArticleDraft = Omit<TranslationRow, 'readingMinutes'>

interface SummaryRow {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly categoryId: string
  readonly categoryUri: string
  readonly categoryName: string
  readonly readingMinutes: number
  readonly publishedAt: Date | null
}

const summaryOf = (row: SummaryRow): ArticleSummary => {
  // The view leaves out what has no date; the column itself may lack one, so the type cannot know.
  if (!row.publishedAt) throw new Error(`Article ${row.id} is out without a date`)
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    category: { id: row.categoryId, uri: row.categoryUri, name: row.categoryName },
    readingMinutes: row.readingMinutes,
    publishedAt: row.publishedAt.toISOString(),
  }
}

/** Not there, or there in the other language only: two answers, because the toggle offers the second (decisions, 5). */
const missing = (languagesThatHaveIt: number) =>
  problem(languagesThatHaveIt > 0 ? 'content.notInThisLanguage' : 'content.notFound', { status: 404 })

/** Articles as their readers see them, and the one way in which they are kept. Other modules ask here. */
export const articleService = ({ database }: Pick<ModuleDeps, 'database'>) => {
  const store = articleStore(database)
  return {
    categories: (language: Language): Promise<ArticleCategory[]> => store.categories(language),

    async inCategory(id: string, language: Language): Promise<ArticleSummary[]> {
      const rows = await store.inCategory(id, language)
      if (rows.length > 0) return rows.map(summaryOf)
      const known = await store.languagesOfCategory(id)
      if (known.some((row) => row.language === language)) return []
      throw missing(known.length)
    },

    async article(id: string, language: Language): Promise<Article> {
      const rows = await store.article(id, language)
      const row = rows.find((candidate) => candidate.language === language)
      if (!row?.body) throw missing(rows.length)
      return {
        ...summaryOf(row),
        body: row.body,
        author: row.author,
        reviewer: row.reviewer,
        reviewedOn: row.reviewedOn,
        sources: [...row.sources],
        existsInOtherLanguage: rows.length > 1,
      }
    },

    /** How much can be read in a language, and the newest titles. */
    async overview(language: Language, limit: number) {
      const [[counts], newest] = await Promise.all([store.counts(language), store.newest(language, limit)])
      return { articleCount: counts?.articles ?? 0, categoryCount: counts?.categories ?? 0, newest }
    },

    /** Whether there is nothing yet, not even a category. */
    isEmpty: () => store.isEmpty(),

    addCategories: (rows: readonly CategoryRow[]) => store.addCategories(rows),

    /** Adds articles without a text; those that are known already stay as they are. */
    addArticles: (rows: readonly { readonly id: string; readonly categoryId: string }[]) =>
      store.addArticles(rows),

    /** Keeps texts, each as a new version. Throws a `ZodError` where a body is not a rich text. */
    save: (drafts: readonly ArticleDraft[], savedBy: string | null) =>
      store.saveTranslations(
        drafts.map((draft) => {
          const body = RichText.parse(draft.body)
          return { ...draft, body, readingMinutes: readingMinutes(body) }
        }),
        savedBy,
      ),
  }
}
