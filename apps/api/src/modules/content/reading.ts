import {
  type AboutLife,
  type AboutLifeSummary,
  type Blog,
  type BlogSummary,
  type Bulletin,
  type BulletinSummary,
  type ContentKind,
  type Faq,
  faqGroups,
  type PressPiece,
  type PressSummary,
  type Service,
} from '@avita/api-client/contract'
import type { Language } from '@avita/i18n-routes'
import type { Actor } from '../../actor.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { problem } from '../../problems.ts'
import { knownPartsOf } from './known-parts.ts'
import { pictureOf } from './picture.ts'
import { readingStore, type ReaderCompany } from './reading-store.ts'

interface PageQuery {
  readonly pageIndex: number
  readonly pageSize: number
}

type Store = ReturnType<typeof readingStore>
type Row = Awaited<ReturnType<Store['byId']>>[number]
type Summary = Omit<Row, 'language' | 'body' | 'author' | 'reviewer' | 'reviewedOn' | 'sources'>

/** The company whose own content somebody sees beside everybody's. */
export const companyOf = (actor: Actor): ReaderCompany => (actor.kind === 'person' ? actor.customerId : null)

/** Not there, or there in the other language only: two answers, because the toggle offers the second (decisions, 5). */
export const missing = (languagesThatHaveIt: number) =>
  problem(languagesThatHaveIt > 0 ? 'content.notInThisLanguage' : 'content.notFound', { status: 404 })

/** What a kind always has; a column that other kinds leave empty. */
const present = <Value>(value: Value | null, id: string): Value => {
  if (value === null) throw new Error(`Content ${id} is out and not whole`)
  return value
}

const titled = ({ id, title, summary, readingMinutes, ...row }: Summary) => ({
  id,
  title,
  summary,
  readingMinutes,
  picture: pictureOf(row),
})

const bulletinOf = (row: Summary): BulletinSummary => ({
  ...titled(row),
  issuedOn: present(row.datedOn, row.id),
})

const pieceOf = (row: Summary): AboutLifeSummary => ({
  ...titled(row),
  publishedOn: present(row.datedOn, row.id),
})

const blogOf = (row: Summary): BlogSummary => ({
  ...titled(row),
  uri: present(row.uri, row.id),
  category: {
    id: present(row.categoryId, row.id),
    uri: present(row.categoryUri, row.id),
    name: present(row.categoryName, row.id),
  },
  publishedAt: present(row.publishedAt, row.id).toISOString(),
})

const inFull = (row: Row, languages: number) => ({
  body: knownPartsOf(row.body),
  author: row.author,
  reviewer: row.reviewer,
  reviewedOn: row.reviewedOn,
  sources: [...row.sources],
  existsInOtherLanguage: languages > 1,
})

/** Content of every kind as its readers see it, in their language and of their company. */
export const contentReader = ({ database }: Pick<ModuleDeps, 'database'>) => {
  const store = readingStore(database)

  const one = async <Shape>(
    kind: ContentKind,
    id: string,
    language: Language,
    actor: Actor,
    shape: (row: Row) => Shape,
  ) => {
    const rows = await store.byId(kind, id, language, companyOf(actor))
    const row = rows.find((candidate) => candidate.language === language)
    if (!row) throw missing(rows.length)
    return { ...shape(row), ...inFull(row, rows.length) }
  }

  const byYear = async <Shape>(
    kind: ContentKind,
    wanted: number | undefined,
    language: Language,
    actor: Actor,
    shape: (row: Summary) => Shape,
  ) => {
    const company = companyOf(actor)
    const years = await store.years(kind, language, company)
    const year = wanted ?? years[0] ?? null
    const rows = year === null ? [] : await store.inYear(kind, year, language, company)
    return { year, years, items: rows.map(shape) }
  }

  const offered = async (kind: 'service' | 'product', language: Language, actor: Actor): Promise<Service[]> =>
    (await store.all(kind, language, companyOf(actor))).map((row) => ({
      id: row.id,
      icon: row.settings.icon ?? '',
      title: row.title,
      summary: row.summary,
      body: knownPartsOf(row.body),
    }))

  return {
    async blogs(
      { categoryUri, ...page }: PageQuery & { categoryUri?: string | undefined },
      language: Language,
    ) {
      const { items, totalCount } = await store.page('blog', language, null, page, categoryUri)
      return { ...page, items: items.map(blogOf), totalCount }
    },

    async blog(uri: string, language: Language): Promise<Blog> {
      const rows = await store.byUri('blog', uri, language, null)
      const row = rows.find((candidate) => candidate.language === language && candidate.uri === uri)
      if (!row) throw missing(rows.length)
      const twin = rows.find((candidate) => candidate.language !== language && candidate.id === row.id)
      return { ...blogOf(row), ...inFull(row, twin ? 2 : 1), uriInOtherLanguage: twin?.uri ?? null }
    },

    bulletinsByYear: (year: number | undefined, language: Language, actor: Actor) =>
      byYear('bulletin', year, language, actor, bulletinOf),

    bulletin: (id: string, language: Language, actor: Actor): Promise<Bulletin> =>
      one('bulletin', id, language, actor, bulletinOf),

    aboutLifeByYear: (year: number | undefined, language: Language, actor: Actor) =>
      byYear('aboutLife', year, language, actor, pieceOf),

    aboutLife: (id: string, language: Language, actor: Actor): Promise<AboutLife> =>
      one('aboutLife', id, language, actor, pieceOf),

    async pressNews(page: PageQuery, language: Language) {
      const { items, totalCount } = await store.page('press', language, null, page)
      return { ...page, items: items.map((row): PressSummary => pieceOf(row)), totalCount }
    },

    pressPiece: (id: string, language: Language, actor: Actor): Promise<PressPiece> =>
      one('press', id, language, actor, pieceOf),

    services: (language: Language, actor: Actor) => offered('service', language, actor),

    products: (language: Language, actor: Actor) => offered('product', language, actor),

    async faqs(language: Language): Promise<Faq[]> {
      const rows = await store.all('faq', language, null)
      return faqGroups.flatMap((group) =>
        rows
          .filter(({ settings }) => settings.group === group)
          .map((row) => ({ id: row.id, group, question: row.title, answer: knownPartsOf(row.body) })),
      )
    },
  }
}
