import type { Language } from '@avita/i18n-routes'
import { and, asc, count, countDistinct, desc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { pictureColumns } from '../content/picture.ts'
import type { ReaderCompany } from '../content/reading-store.ts'
import { contentItems, contentTexts, publishedContent } from '../content/schema.ts'

const language = sql.placeholder('language')
const id = sql.placeholder('id')
const company = sql.placeholder('company')

/** What is meant for everybody, and what is meant for the reader's own company (`null`: none). */
const isMeant = or(isNull(publishedContent.customerId), eq(publishedContent.customerId, company))
const isArticle = and(eq(publishedContent.kind, 'article'), isMeant)

const summaryColumns = {
  id: publishedContent.id,
  title: publishedContent.title,
  summary: publishedContent.summary,
  categoryId: publishedContent.categoryId,
  categoryUri: publishedContent.categoryUri,
  categoryName: publishedContent.categoryName,
  readingMinutes: publishedContent.readingMinutes,
  publishedAt: publishedContent.publishedAt,
  ...pictureColumns,
}

/** Reads what is out, by statements that PostgreSQL has prepared under these names. */
const readsOf = (database: Database) => ({
  categories: database
    .select({
      id: publishedContent.categoryId,
      uri: publishedContent.categoryUri,
      name: publishedContent.categoryName,
      description: contentTexts.summary,
      articleCount: count(),
    })
    .from(publishedContent)
    .innerJoin(contentItems, eq(contentItems.id, publishedContent.categoryId))
    .innerJoin(
      contentTexts,
      and(
        eq(contentTexts.itemId, publishedContent.categoryId),
        eq(contentTexts.language, publishedContent.language),
      ),
    )
    .where(and(isArticle, eq(publishedContent.language, language)))
    .groupBy(
      publishedContent.categoryId,
      publishedContent.categoryUri,
      publishedContent.categoryName,
      contentTexts.summary,
      contentItems.position,
    )
    .orderBy(asc(contentItems.position), asc(publishedContent.categoryName))
    .prepare('article_categories'),

  inCategory: database
    .select(summaryColumns)
    .from(publishedContent)
    .where(and(isArticle, eq(publishedContent.categoryId, id), eq(publishedContent.language, language)))
    .orderBy(desc(publishedContent.publishedAt), asc(publishedContent.title))
    .prepare('articles_in_category'),

  languagesOfCategory: database
    .select({ language: publishedContent.language })
    .from(publishedContent)
    .where(and(eq(publishedContent.kind, 'category'), eq(publishedContent.id, id)))
    .prepare('languages_of_category'),

  // Both languages in one answer, so that a missing twin costs no second question; only one of the texts travels.
  article: database
    .select({
      ...summaryColumns,
      language: publishedContent.language,
      body: sql<unknown>`case when ${publishedContent.language} = ${language} then ${publishedContent.body} end`.as(
        'body',
      ),
      author: publishedContent.author,
      reviewer: publishedContent.reviewer,
      reviewedOn: publishedContent.reviewedOn,
      sources: publishedContent.sources,
    })
    .from(publishedContent)
    .where(and(isArticle, eq(publishedContent.id, id)))
    .prepare('article_in_its_languages'),

  related: database
    .select(summaryColumns)
    .from(publishedContent)
    .where(
      and(
        isArticle,
        eq(publishedContent.categoryId, sql.placeholder('category')),
        eq(publishedContent.language, language),
        ne(publishedContent.id, id),
      ),
    )
    .orderBy(desc(publishedContent.publishedAt), asc(publishedContent.title))
    .limit(sql.placeholder('limit'))
    .prepare('related_articles'),

  counts: database
    .select({ articles: count(), categories: countDistinct(publishedContent.categoryId) })
    .from(publishedContent)
    .where(and(isArticle, eq(publishedContent.language, language)))
    .prepare('article_counts'),

  newest: database
    .select({
      title: publishedContent.title,
      category: publishedContent.categoryName,
      readingMinutes: publishedContent.readingMinutes,
    })
    .from(publishedContent)
    .where(and(isArticle, eq(publishedContent.language, language)))
    .orderBy(desc(publishedContent.publishedAt), asc(publishedContent.title))
    .limit(sql.placeholder('limit'))
    .prepare('newest_articles'),
})

/** Articles as readers see them. */
export const articleStore = (database: Database) => {
  const reads = readsOf(database)
  return {
    categories: (language: Language, company: ReaderCompany) =>
      reads.categories.execute({ language, company }),
    inCategory: (id: string, language: Language, company: ReaderCompany) =>
      reads.inCategory.execute({ id, language, company }),
    languagesOfCategory: (id: string) => reads.languagesOfCategory.execute({ id }),
    article: (id: string, language: Language, company: ReaderCompany) =>
      reads.article.execute({ id, language, company }),
    related: (id: string, category: string, language: Language, company: ReaderCompany, limit: number) =>
      reads.related.execute({ id, category, language, company, limit }),
    counts: (language: Language) => reads.counts.execute({ language, company: null }),
    newest: (language: Language, limit: number) => reads.newest.execute({ language, limit, company: null }),
  }
}
