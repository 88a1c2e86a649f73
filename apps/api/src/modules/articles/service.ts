import type { Article, ArticleCategory, ArticleSummary } from '@avita/api-client/contract'
import type { Language } from '@avita/i18n-routes'
import type { ModuleDeps } from '../../module-deps.ts'
import { knownPartsOf } from '../content/known-parts.ts'
import { pictureOf, type PictureRow } from '../content/picture.ts'
import { missing } from '../content/reading.ts'
import type { ReaderCompany } from '../content/reading-store.ts'
import { articleStore } from './store.ts'

interface SummaryRow extends PictureRow {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly categoryId: string | null
  readonly categoryUri: string | null
  readonly categoryName: string | null
  readonly readingMinutes: number
  readonly publishedAt: Date | null
}

const mostRelated = 6

const summaryOf = (row: SummaryRow): ArticleSummary => {
  const { id, title, summary, categoryId, categoryUri, categoryName, readingMinutes, publishedAt } = row
  // The view leaves out what has no date and no category; the columns may lack them, so the type cannot know.
  if (!publishedAt || categoryId === null || categoryUri === null || categoryName === null)
    throw new Error(`Article ${id} is out and not whole`)
  return {
    id,
    title,
    summary,
    category: { id: categoryId, uri: categoryUri, name: categoryName },
    readingMinutes,
    publishedAt: publishedAt.toISOString(),
    picture: pictureOf(row),
  }
}

/** Articles as their readers see them. They are kept by the content module, like everything that is written. */
export const articleService = ({ database }: Pick<ModuleDeps, 'database'>) => {
  const store = articleStore(database)

  const inLanguage = async (id: string, language: Language, company: ReaderCompany) => {
    const rows = await store.article(id, language, company)
    const row = rows.find((candidate) => candidate.language === language)
    if (!row) throw missing(rows.length)
    return { row, languages: rows.length }
  }

  return {
    async categories(language: Language, company: ReaderCompany = null): Promise<ArticleCategory[]> {
      const rows = await store.categories(language, company)
      return rows.flatMap(({ id, uri, name, ...row }) =>
        id === null || uri === null || name === null ? [] : [{ ...row, id, uri, name }],
      )
    },

    async inCategory(
      id: string,
      language: Language,
      company: ReaderCompany = null,
    ): Promise<ArticleSummary[]> {
      const rows = await store.inCategory(id, language, company)
      if (rows.length > 0) return rows.map(summaryOf)
      const known = await store.languagesOfCategory(id)
      if (known.some((row) => row.language === language)) return []
      throw missing(known.length)
    },

    async article(id: string, language: Language, company: ReaderCompany): Promise<Article> {
      const { row, languages } = await inLanguage(id, language, company)
      return {
        ...summaryOf(row),
        body: knownPartsOf(row.body),
        author: row.author,
        reviewer: row.reviewer,
        reviewedOn: row.reviewedOn,
        sources: [...row.sources],
        existsInOtherLanguage: languages > 1,
      }
    },

    /** What else the category of an article has to read. */
    async related(id: string, language: Language, company: ReaderCompany): Promise<ArticleSummary[]> {
      const { category } = summaryOf((await inLanguage(id, language, company)).row)
      return (await store.related(id, category.id, language, company, mostRelated)).map(summaryOf)
    },

    /** How much everybody can read in a language, and the newest titles. */
    async overview(language: Language, limit: number) {
      const [[counts], newest] = await Promise.all([store.counts(language), store.newest(language, limit)])
      return {
        articleCount: counts?.articles ?? 0,
        categoryCount: counts?.categories ?? 0,
        newest: newest.map(({ category, ...row }) => ({ ...row, category: category ?? '' })),
      }
    },
  }
}
