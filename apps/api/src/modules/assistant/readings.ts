import type { SearchedKind, SearchHit } from '@avita/api-client/contract'
import { type Language, type PageId, pathOf } from '@avita/i18n-routes'
import { foldForSearch } from '../../text.ts'

/** Words that say nothing about what somebody is looking for; folded. */
const empty = new Set(
  (
    'acaba ama artik bana bazen ben beni benim bir biraz bile bu bunu cok daha degil diye en gibi gore hakkinda hangi her hep hic hissediyorum icin ile ise istiyorum kadar kendimi kim merhaba nasil ne neden nedir niye olarak olan oluyor onu sey seyler sik sonra su var ve veya ya yapmaliyim yardim yok zaman ' +
    'about after again and any anything are been but can could did does feel feeling for from get have hello help her his how into its just like more much myself not our please she should some than that the their them then there they this was what when where which who why will with would you your'
  ).split(' '),
)

const shortestWord = 3
const mostWords = 5

/** What a message speaks of: its longest words, as they were typed. */
export const wordsOf = (message: string): string[] => [
  ...new Set(
    message
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length >= shortestWord && !empty.has(foldForSearch(word)))
      .sort((one, other) => other.length - one.length)
      .slice(0, mostWords),
  ),
]

const pageOf: Partial<Record<SearchedKind, PageId>> = {
  article: 'articleDetail',
  bulletin: 'bulletinDetail',
  aboutLife: 'discoveryDetail',
  blog: 'blogDetail',
  service: 'services',
  test: 'testDetail',
  requestForm: 'formDetail',
}

export interface Reading {
  readonly title: string
  readonly path: string
}

const readingOf = ({ kind, id, uri, title }: SearchHit, language: Language): Reading[] => {
  const page = pageOf[kind]
  const path = page && pathOf(page, language, { id, uri: uri ?? '' })
  return path ? [{ title, path }] : []
}

/** Of what was found for each word, the best first: what several words have found, then what stood higher. */
export const bestReadings = (
  found: readonly (readonly SearchHit[])[],
  language: Language,
  most: number,
): Reading[] => {
  const scores = new Map<string, { readonly reading: Reading; readonly score: number }>()
  for (const hits of found)
    for (const [rank, hit] of hits.entries())
      for (const reading of readingOf(hit, language)) {
        const score = (scores.get(reading.path)?.score ?? 0) + 1 + 1 / (rank + 1)
        scores.set(reading.path, { reading, score })
      }
  return [...scores.values()]
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ reading }) => reading)
}
