import {
  mayOpen,
  projectId,
  type SearchedKind,
  searchedKinds,
  type SearchHit,
} from '@avita/api-client/contract'
import type { Language, PageId } from '@avita/i18n-routes'
import type { Actor } from '../../actor.ts'
import { addressKeyOf } from '../../identity/address-key.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import type { AccessService } from '../access/service.ts'
import { companyOf } from '../content/reading.ts'
import { type FindableForm, findableForms } from '../tests/findable.ts'
import { excerptOf } from './excerpt.ts'
import { searchStore } from './store.ts'

export interface SearchQuery {
  readonly q: string
  readonly kind?: SearchedKind | undefined
  readonly pageIndex: number
  readonly pageSize: number
}

/** The page on which a kind is read; `null`: on a public one. */
const readOn: Readonly<Record<SearchedKind, PageId | null>> = {
  article: 'articleDetail',
  // Found only where it holds something that the caller may read.
  category: null,
  bulletin: 'bulletinDetail',
  aboutLife: 'discoveryDetail',
  service: 'services',
  product: 'services',
  blog: null,
  press: null,
  faq: null,
  test: 'testDetail',
  requestForm: 'formDetail',
}

/** What stands in categories. */
const categorised = ['article', 'blog'] as const
const forms = ['test', 'requestForm'] as const satisfies readonly FindableForm['kind'][]

/** As often as somebody who reads the answers can ask. */
const searches = { times: 60, seconds: 60 }

/** Finds what the caller may read anyway, and nothing beyond. */
export const searchService = (
  { database, attempts, vault }: Pick<ModuleDeps, 'database' | 'attempts' | 'vault'>,
  access: AccessService,
) => {
  const store = searchStore(database)

  const readableBy = async (actor: Actor): Promise<SearchedKind[]> => {
    const pages = actor.kind === 'person' ? await access.pagesAndActions(actor, projectId) : []
    return searchedKinds.filter((kind) => {
      const page = readOn[kind]
      return page === null || mayOpen(pages, page)
    })
  }

  return {
    async search({ q, kind, ...page }: SearchQuery, language: Language, actor: Actor, address: string) {
      await attempts.count(
        actor.kind === 'person' ? `search:${actor.id}` : `search ip ${addressKeyOf(vault, address)}`,
        searches,
        'search.tooMany',
      )
      const readable = await readableBy(actor)
      const kinds = readable.filter((name) => kind === undefined || name === kind)
      if (kinds.length === 0) return { ...page, items: [], totalCount: 0 }
      const offered = []
      for (const name of forms)
        if (kinds.includes(name)) offered.push(...(await findableForms(database, name, language)))
      const { items, totalCount } = await store.find({
        ...page,
        words: q,
        language,
        kinds,
        forms: offered,
        categoriesOf: categorised.filter((name) => readable.includes(name)),
        company: companyOf(actor),
      })
      const hits: SearchHit[] = items.map(({ text, ...found }) => ({ ...found, excerpt: excerptOf(text, q) }))
      return { ...page, items: hits, totalCount }
    },
  }
}

export type SearchService = ReturnType<typeof searchService>
