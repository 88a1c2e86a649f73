import type { SearchedKind } from '@avita/api-client/contract'
import type { Language } from '@avita/i18n-routes'
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { foldTurkish, lowerTurkish, wordsIn } from '../content/fold.ts'
import { isMeantFor, type ReaderCompany } from '../content/reading-store.ts'
import { publishedContent } from '../content/schema.ts'

export interface Wanted {
  readonly words: string
  readonly language: Language
  readonly kinds: readonly SearchedKind[]
  readonly company: ReaderCompany
  readonly pageIndex: number
  readonly pageSize: number
}

// `plainto_tsquery` takes any text as words; nothing that somebody types is an operator.
const stemmed = (words: string, language: Language): SQL =>
  language === 'en'
    ? sql`plainto_tsquery('english', ${wordsIn(words)})`
    : sql`plainto_tsquery('turkish', ${lowerTurkish(words)})`

/** By the stems of the language, or by the words as typed without the letters that only Turkish has. */
const queryOf = (words: string, language: Language): SQL =>
  sql`(${stemmed(words, language)} || plainto_tsquery('simple', ${foldTurkish(words)}))`

/** Finds words in what is out. */
export const searchStore = (database: Database) => ({
  async find({ words, language, kinds, company, pageIndex, pageSize }: Wanted) {
    const query = queryOf(words, language)
    const condition = and(
      inArray(publishedContent.kind, [...kinds]),
      eq(publishedContent.language, language),
      isMeantFor(company),
      sql`${publishedContent.search} @@ ${query}`,
    )
    const found = database
      .select({
        id: publishedContent.id,
        rank: sql<number>`ts_rank(${publishedContent.search}, ${query}, 1)`.as('rank'),
      })
      .from(publishedContent)
      .where(condition)
      .orderBy(desc(sql`rank`), desc(publishedContent.publishedAt), asc(publishedContent.id))
      .limit(pageSize)
      .offset((pageIndex - 1) * pageSize)
      .as('found')
    // The texts of the page's rows only.
    const items = await database
      .select({
        kind: publishedContent.kind,
        id: publishedContent.id,
        uri: publishedContent.uri,
        title: publishedContent.title,
        summary: publishedContent.summary,
        plainText: publishedContent.plainText,
      })
      .from(found)
      .innerJoin(
        publishedContent,
        and(eq(publishedContent.id, found.id), eq(publishedContent.language, language)),
      )
      .orderBy(desc(found.rank), desc(publishedContent.publishedAt), asc(publishedContent.id))
    const [total] = await database.select({ count: count() }).from(publishedContent).where(condition)
    return { items, totalCount: total?.count ?? 0 }
  },
})
