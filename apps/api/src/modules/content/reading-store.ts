import type { ContentKind } from '@avita/api-client/contract'
import type { Language } from '@avita/i18n-routes'
import { and, asc, count, desc, eq, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { pictureColumns } from './picture.ts'
import { publishedContent } from './schema.ts'

/** The company of the reader; `null` for everybody who belongs to none. */
export type ReaderCompany = string | null

interface PageOf {
  readonly pageIndex: number
  readonly pageSize: number
}

/** What is meant for everybody, and what is meant for the reader's own company. */
export const isMeantFor = (company: ReaderCompany): SQL | undefined =>
  company === null
    ? isNull(publishedContent.customerId)
    : or(isNull(publishedContent.customerId), eq(publishedContent.customerId, company))

const summaryColumns = {
  id: publishedContent.id,
  uri: publishedContent.uri,
  title: publishedContent.title,
  summary: publishedContent.summary,
  readingMinutes: publishedContent.readingMinutes,
  publishedAt: publishedContent.publishedAt,
  datedOn: publishedContent.datedOn,
  categoryId: publishedContent.categoryId,
  categoryUri: publishedContent.categoryUri,
  categoryName: publishedContent.categoryName,
  ...pictureColumns,
}

const newestFirst = [
  sql`${publishedContent.datedOn} desc nulls last`,
  desc(publishedContent.publishedAt),
  asc(publishedContent.id),
]

const inYear = (year: number) =>
  and(gte(publishedContent.datedOn, `${year}-01-01`), lte(publishedContent.datedOn, `${year}-12-31`))

/** Content as readers see it. */
export const readingStore = (database: Database) => {
  const visible = (
    kind: ContentKind,
    language: Language,
    company: ReaderCompany,
    ...more: (SQL | undefined)[]
  ) =>
    and(
      eq(publishedContent.kind, kind),
      eq(publishedContent.language, language),
      isMeantFor(company),
      ...more,
    )

  // Both languages in one answer, so that a missing twin costs no second question; only one of the texts travels.
  const inItsLanguages = (
    which: SQL | undefined,
    kind: ContentKind,
    language: Language,
    company: ReaderCompany,
  ) =>
    database
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
      .where(and(eq(publishedContent.kind, kind), which, isMeantFor(company)))

  return {
    byId: (kind: ContentKind, id: string, language: Language, company: ReaderCompany) =>
      inItsLanguages(eq(publishedContent.id, id), kind, language, company),

    /** By its address in either language, in both its languages. */
    byUri: (kind: ContentKind, uri: string, language: Language, company: ReaderCompany) =>
      inItsLanguages(
        sql`${publishedContent.id} in (select addressed.id from ${publishedContent} as addressed where addressed.kind = ${kind} and addressed.uri = ${uri})`,
        kind,
        language,
        company,
      ),

    async page(
      kind: ContentKind,
      language: Language,
      company: ReaderCompany,
      { pageIndex, pageSize }: PageOf,
      categoryUri?: string,
    ) {
      const condition = visible(
        kind,
        language,
        company,
        categoryUri === undefined ? undefined : eq(publishedContent.categoryUri, categoryUri),
      )
      const items = await database
        .select(summaryColumns)
        .from(publishedContent)
        .where(condition)
        .orderBy(...newestFirst)
        .limit(pageSize)
        .offset((pageIndex - 1) * pageSize)
      const [total] = await database.select({ count: count() }).from(publishedContent).where(condition)
      return { items, totalCount: total?.count ?? 0 }
    },

    async years(kind: ContentKind, language: Language, company: ReaderCompany): Promise<number[]> {
      const year = sql<number>`extract(year from ${publishedContent.datedOn})::int`
      const rows = await database
        .selectDistinct({ year: year.as('year') })
        .from(publishedContent)
        .where(visible(kind, language, company))
        .orderBy(desc(sql`year`))
      return rows.map((row) => row.year)
    },

    inYear: (kind: ContentKind, year: number, language: Language, company: ReaderCompany) =>
      database
        .select(summaryColumns)
        .from(publishedContent)
        .where(visible(kind, language, company, inYear(year)))
        .orderBy(...newestFirst),

    /** Everything of a kind, in the order in which editors have put it. */
    all: (kind: ContentKind, language: Language, company: ReaderCompany) =>
      database
        .select({
          ...summaryColumns,
          body: publishedContent.body,
          fields: publishedContent.fields,
          settings: publishedContent.settings,
        })
        .from(publishedContent)
        .where(visible(kind, language, company))
        .orderBy(asc(publishedContent.position), asc(publishedContent.publishedAt), asc(publishedContent.id)),
  }
}
