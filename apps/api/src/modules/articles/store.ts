import type { RichText } from '@avita/api-client/contract'
import type { Language } from '@avita/i18n-routes'
import { and, asc, count, countDistinct, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import type { ContentState } from '../content/columns.ts'
import {
  articles,
  articleTranslations,
  articleVersions,
  categories,
  categoryTranslations,
  publishedArticles,
  type Source,
} from './schema.ts'

/** An article in one language, ready to be kept. */
export interface TranslationRow {
  readonly articleId: string
  readonly language: Language
  readonly state: ContentState
  readonly publishedAt: Date | null
  readonly title: string
  readonly summary: string
  readonly body: RichText
  readonly readingMinutes: number
  readonly author: string
  readonly reviewer: string | null
  readonly reviewedOn: string | null
  readonly sources: readonly Source[]
}

export interface CategoryRow {
  readonly id: string
  readonly position: number
  readonly translations: readonly {
    readonly language: Language
    readonly uri: string
    readonly name: string
    readonly description: string
  }[]
}

const language = sql.placeholder('language')
const id = sql.placeholder('id')

const summaryColumns = {
  id: publishedArticles.id,
  title: publishedArticles.title,
  summary: publishedArticles.summary,
  categoryId: publishedArticles.categoryId,
  categoryUri: publishedArticles.categoryUri,
  categoryName: publishedArticles.categoryName,
  readingMinutes: publishedArticles.readingMinutes,
  publishedAt: publishedArticles.publishedAt,
}

/** Reads what is out, by statements that PostgreSQL has prepared under these names. */
const readsOf = (database: Database) => ({
  categories: database
    .select({
      id: publishedArticles.categoryId,
      uri: publishedArticles.categoryUri,
      name: publishedArticles.categoryName,
      description: categoryTranslations.description,
      articleCount: count(),
    })
    .from(publishedArticles)
    .innerJoin(categories, eq(categories.id, publishedArticles.categoryId))
    .innerJoin(
      categoryTranslations,
      and(
        eq(categoryTranslations.categoryId, publishedArticles.categoryId),
        eq(categoryTranslations.language, publishedArticles.language),
      ),
    )
    .where(eq(publishedArticles.language, language))
    .groupBy(
      publishedArticles.categoryId,
      publishedArticles.categoryUri,
      publishedArticles.categoryName,
      categoryTranslations.description,
      categories.position,
    )
    .orderBy(asc(categories.position), asc(publishedArticles.categoryName))
    .prepare('article_categories'),

  inCategory: database
    .select(summaryColumns)
    .from(publishedArticles)
    .where(and(eq(publishedArticles.categoryId, id), eq(publishedArticles.language, language)))
    .orderBy(desc(publishedArticles.publishedAt), asc(publishedArticles.title))
    .prepare('articles_in_category'),

  languagesOfCategory: database
    .select({ language: categoryTranslations.language })
    .from(categoryTranslations)
    .where(eq(categoryTranslations.categoryId, id))
    .prepare('languages_of_category'),

  // Both languages in one answer, so that a missing twin costs no second question; only one of the texts travels.
  article: database
    .select({
      ...summaryColumns,
      language: publishedArticles.language,
      body: sql<RichText | null>`case when ${publishedArticles.language} = ${language} then ${publishedArticles.body} end`.as(
        'body',
      ),
      author: publishedArticles.author,
      reviewer: publishedArticles.reviewer,
      reviewedOn: publishedArticles.reviewedOn,
      sources: publishedArticles.sources,
    })
    .from(publishedArticles)
    .where(eq(publishedArticles.id, id))
    .prepare('article_in_its_languages'),

  counts: database
    .select({ articles: count(), categories: countDistinct(publishedArticles.categoryId) })
    .from(publishedArticles)
    .where(eq(publishedArticles.language, language))
    .prepare('article_counts'),

  newest: database
    .select({
      title: publishedArticles.title,
      category: publishedArticles.categoryName,
      readingMinutes: publishedArticles.readingMinutes,
    })
    .from(publishedArticles)
    .where(eq(publishedArticles.language, language))
    .orderBy(desc(publishedArticles.publishedAt), asc(publishedArticles.title))
    .limit(sql.placeholder('limit'))
    .prepare('newest_articles'),
})

const excluded = (column: string) => sql.raw(`excluded.${column}`)

const replaced = {
  state: excluded('state'),
  publishedAt: excluded('published_at'),
  title: excluded('title'),
  summary: excluded('summary'),
  body: excluded('body'),
  readingMinutes: excluded('reading_minutes'),
  author: excluded('author'),
  reviewer: excluded('reviewer'),
  reviewedOn: excluded('reviewed_on'),
  sources: excluded('sources'),
  version: sql`${articleTranslations.version} + 1`,
  updatedAt: sql`now()`,
}

export const articleStore = (database: Database) => {
  const reads = readsOf(database)
  return {
    categories: (language: Language) => reads.categories.execute({ language }),
    inCategory: (id: string, language: Language) => reads.inCategory.execute({ id, language }),
    languagesOfCategory: (id: string) => reads.languagesOfCategory.execute({ id }),
    article: (id: string, language: Language) => reads.article.execute({ id, language }),
    counts: (language: Language) => reads.counts.execute({ language }),
    newest: (language: Language, limit: number) => reads.newest.execute({ language, limit }),

    async isEmpty() {
      return (await database.$count(categories)) === 0
    },

    async addCategories(rows: readonly CategoryRow[]) {
      await database.transaction(async (transaction) => {
        await transaction
          .insert(categories)
          .values(rows.map(({ id, position }) => ({ id, position })))
          .onConflictDoNothing()
        await transaction
          .insert(categoryTranslations)
          .values(
            rows.flatMap(({ id, translations }) => translations.map((text) => ({ categoryId: id, ...text }))),
          )
          .onConflictDoNothing()
      })
    },

    async addArticles(rows: readonly { readonly id: string; readonly categoryId: string }[]) {
      await database
        .insert(articles)
        .values([...rows])
        .onConflictDoNothing()
    },

    /** Keeps the texts as the current ones and adds each to its history, all or nothing. */
    async saveTranslations(rows: readonly TranslationRow[], savedBy: string | null) {
      return await database.transaction(async (transaction) => {
        const saved = await transaction
          .insert(articleTranslations)
          .values([...rows])
          .onConflictDoUpdate({
            target: [articleTranslations.articleId, articleTranslations.language],
            set: replaced,
          })
          .returning()
        await transaction.insert(articleVersions).values(saved.map((row) => ({ ...row, savedBy })))
        return saved
      })
    },
  }
}
