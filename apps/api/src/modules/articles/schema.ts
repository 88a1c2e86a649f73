import type { RichText } from '@avita/api-client/contract'
import { and, eq, sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  isOut,
  languageColumn,
  publicationColumns,
  speaksOurLanguages,
  stateIsWhole,
} from '../content/columns.ts'

export interface Source {
  readonly title: string
  readonly url: string | null
}

export const categories = pgTable('categories', {
  id: uuid('id').primaryKey(),
  position: integer('position').notNull().default(0),
})

export const categoryTranslations = pgTable(
  'category_translations',
  {
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    language: languageColumn(),
    uri: text('uri').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.language] }),
    unique('category_translations_uri_per_language').on(table.language, table.uri),
    check('category_translations_language', speaksOurLanguages(table.language)),
  ],
)

export const articles = pgTable(
  'articles',
  {
    id: uuid('id').primaryKey(),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('articles_of_category').on(table.categoryId)],
)

const writtenColumns = () => ({
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  body: jsonb('body').$type<RichText>().notNull(),
  readingMinutes: integer('reading_minutes').notNull(),
  author: text('author').notNull(),
  reviewer: text('reviewer'),
  reviewedOn: date('reviewed_on'),
  sources: jsonb('sources').$type<readonly Source[]>().notNull().default([]),
})

/** An article in one language as it stands. No row: the article does not exist in that language, and that is a fact. */
export const articleTranslations = pgTable(
  'article_translations',
  {
    articleId: uuid('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    language: languageColumn(),
    ...publicationColumns(),
    ...writtenColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.language] }),
    index('article_translations_newest').on(table.language, table.publishedAt.desc().nullsFirst()),
    check('article_translations_language', speaksOurLanguages(table.language)),
    check('article_translations_state', stateIsWhole(table)),
    check('article_translations_reading_minutes', sql`${table.readingMinutes} > 0`),
  ],
)

/** Every text that ever stood in `article_translations`, the current one included. Rows are added, never changed. */
export const articleVersions = pgTable(
  'article_versions',
  {
    // No cascade: an article with a history is archived, not deleted.
    articleId: uuid('article_id')
      .notNull()
      .references(() => articles.id),
    language: languageColumn(),
    ...publicationColumns(),
    ...writtenColumns(),
    /** Who saved it; `null` for the product's own seed. */
    savedBy: uuid('saved_by'),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.language, table.version] }),
    check('article_versions_language', speaksOurLanguages(table.language)),
    check('article_versions_state', stateIsWhole(table)),
  ],
)

/**
 * What readers may see, one row per article and language; the rule of visibility stands here and nowhere else.
 * A text whose category has no name in its language is not out: it could not be found in any list.
 */
export const publishedArticles = pgView('published_articles').as((query) =>
  query
    .select({
      id: articleTranslations.articleId,
      language: articleTranslations.language,
      title: articleTranslations.title,
      summary: articleTranslations.summary,
      body: articleTranslations.body,
      readingMinutes: articleTranslations.readingMinutes,
      author: articleTranslations.author,
      reviewer: articleTranslations.reviewer,
      reviewedOn: articleTranslations.reviewedOn,
      sources: articleTranslations.sources,
      publishedAt: articleTranslations.publishedAt,
      categoryId: articles.categoryId,
      categoryUri: categoryTranslations.uri,
      categoryName: categoryTranslations.name,
    })
    .from(articleTranslations)
    .innerJoin(articles, eq(articles.id, articleTranslations.articleId))
    .innerJoin(
      categoryTranslations,
      and(
        eq(categoryTranslations.categoryId, articles.categoryId),
        eq(categoryTranslations.language, articleTranslations.language),
      ),
    )
    .where(isOut(articleTranslations)),
)
