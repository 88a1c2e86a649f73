import { type ContentKind, type SearchedKind, searchedKinds } from '@avita/api-client/contract'
import type { Language } from '@avita/i18n-routes'
import { and, count, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { foldTurkish, lowerTurkish, wordsIn } from '../content/fold.ts'
import { isMeantFor, type ReaderCompany } from '../content/reading-store.ts'
import { publishedContent, searchVector } from '../content/schema.ts'
import type { FindableForm } from '../tests/findable.ts'

export interface Wanted {
  readonly words: string
  readonly language: Language
  readonly kinds: readonly SearchedKind[]
  readonly forms: readonly FindableForm[]
  /** The kinds whose pieces make a category worth being found. */
  readonly categoriesOf: readonly ContentKind[]
  readonly company: ReaderCompany
  readonly pageIndex: number
  readonly pageSize: number
}

export interface Found {
  readonly kind: SearchedKind
  readonly id: string
  readonly uri: string | null
  readonly title: string
  readonly text: string
}

// `plainto_tsquery` takes any text as words; nothing that somebody types is an operator.
const stemmed = (words: string, language: Language): SQL =>
  language === 'en'
    ? sql`plainto_tsquery('english', ${wordsIn(words)})`
    : sql`plainto_tsquery('turkish', ${lowerTurkish(words)})`

/** By the stems of the language, or by the words as typed without the letters that only Turkish has. */
const queryOf = (words: string, language: Language): SQL =>
  sql`(${stemmed(words, language)} || plainto_tsquery('simple', ${foldTurkish(words)}))`

const isForm = (kind: SearchedKind): kind is FindableForm['kind'] => kind === 'test' || kind === 'requestForm'
const isContent = (kind: SearchedKind): kind is Exclude<SearchedKind, FindableForm['kind']> => !isForm(kind)

/** Of a category: whether one of its pieces can be read. */
const holdsSomething = ({ language, company, categoriesOf }: Wanted): SQL =>
  sql`exists (select from ${publishedContent} as within
    where within.category_id = ${publishedContent.id} and within.language = ${language}
      and within.kind in ${[...categoriesOf]}
      and (within.customer_id is null or within.customer_id = ${company}::uuid))`

/**
 * Forms beside the content. Most of them are part of the product and lie in no table: a table filled at the start would
 * be out of step with the switches, and two processes would write it at once. There are some thirty, so that their
 * words are stemmed as the question is asked, by the expression that makes the column of the content.
 */
const formRows = (forms: readonly FindableForm[], language: Language): SQL =>
  sql`(select kind, id, ${searchVector()} as search from (
    select kind, id, title, intro as summary, '' as plain_text, ${language}::text as language
    from jsonb_to_recordset(${JSON.stringify(forms)}::jsonb) as form (kind text, id text, title text, intro text)
  ) as worded) as offered`

/** Finds words in what is out, and in the forms on offer. */
export const searchStore = (database: Database) => {
  const contentMatches = (query: SQL, wanted: Wanted) =>
    database
      .select({
        kind: sql<string>`${publishedContent.kind}`.as('kind'),
        id: sql<string>`${publishedContent.id}::text`.as('id'),
        rank: sql<number>`ts_rank(${publishedContent.search}, ${query}, 1)`.as('rank'),
        publishedAt: sql<Date | null>`${publishedContent.publishedAt}`.as('published_at'),
      })
      .from(publishedContent)
      .where(
        and(
          inArray(publishedContent.kind, wanted.kinds.filter(isContent)),
          eq(publishedContent.language, wanted.language),
          isMeantFor(wanted.company),
          sql`${publishedContent.search} @@ ${query}`,
          or(ne(publishedContent.kind, 'category'), holdsSomething(wanted)),
        ),
      )

  const formMatches = (query: SQL, { forms, language }: Wanted) =>
    database
      .select({
        kind: sql<string>`offered.kind`.as('kind'),
        id: sql<string>`offered.id`.as('id'),
        rank: sql<number>`ts_rank(offered.search, ${query}, 1)`.as('rank'),
        publishedAt: sql<Date | null>`null::timestamptz`.as('published_at'),
      })
      .from(formRows(forms, language))
      .where(sql`offered.search @@ ${query}`)

  const contentOf = (ids: readonly string[], language: Language) =>
    database
      .select({
        id: publishedContent.id,
        uri: publishedContent.uri,
        title: publishedContent.title,
        text: sql<string>`${publishedContent.summary} || e'\n' || ${publishedContent.plainText}`,
      })
      .from(publishedContent)
      .where(and(inArray(publishedContent.id, [...ids]), eq(publishedContent.language, language)))

  return {
    async find(wanted: Wanted): Promise<{ items: Found[]; totalCount: number }> {
      const { words, language, forms, pageIndex, pageSize } = wanted
      const query = queryOf(words, language)
      const matches = () => contentMatches(query, wanted).unionAll(formMatches(query, wanted))
      const hits = await matches()
        .orderBy(desc(sql`rank`), sql`published_at desc nulls last`, sql`id`)
        .limit(pageSize)
        .offset((pageIndex - 1) * pageSize)
      // The texts of the page's rows only.
      const ids = hits.filter(({ kind }) => kind !== 'test' && kind !== 'requestForm').map(({ id }) => id)
      const texts = ids.length > 0 ? await contentOf(ids, language) : []
      const items = hits.flatMap((hit): Found[] => {
        const kind = searchedKinds.find((name) => name === hit.kind)
        if (!kind) return []
        if (isForm(kind))
          return forms
            .filter((form) => form.kind === kind && form.id === hit.id)
            .map(({ id, title, intro }) => ({ kind, id, uri: null, title, text: intro }))
        return texts.filter(({ id }) => id === hit.id).map((text) => ({ kind, ...text }))
      })
      const [total] = await database.select({ count: count() }).from(matches().as('matches'))
      return { items, totalCount: total?.count ?? 0 }
    },
  }
}
