import { queryOptions } from '@tanstack/react-query'
import type { CallInput, Client } from '../call-types.ts'
import { onceMore } from './options.ts'

// No language in the keys: changing language loads a new document, and with it a new cache.
const all = ['content'] as const

type Query<Name extends 'blogs' | 'pressNews' | 'search'> = NonNullable<CallInput<Name>['query']>

type Calls = Pick<
  Client,
  | 'blogs'
  | 'blog'
  | 'pressNews'
  | 'pressPiece'
  | 'bulletinsByYear'
  | 'bulletin'
  | 'aboutLifeByYear'
  | 'aboutLife'
  | 'services'
  | 'products'
  | 'faqs'
  | 'languages'
  | 'search'
>

/** What readers see beside articles and the home page: lists, single pieces and the search. */
export const contentQueries = (client: Calls) => ({
  all,
  blogs: (query: Query<'blogs'> = {}) =>
    queryOptions({
      ...onceMore,
      queryKey: [...all, 'blogs', query],
      queryFn: ({ signal }) => client.blogs({ query }, { signal }),
    }),
  blog: (uri: string) =>
    queryOptions({
      ...onceMore,
      queryKey: [...all, 'blog', uri],
      queryFn: ({ signal }) => client.blog({ query: { uri } }, { signal }),
    }),
  pressNews: (query: Query<'pressNews'> = {}) =>
    queryOptions({
      ...onceMore,
      queryKey: [...all, 'pressNews', query],
      queryFn: ({ signal }) => client.pressNews({ query }, { signal }),
    }),
  pressPiece: (id: string) =>
    queryOptions({
      ...onceMore,
      queryKey: [...all, 'pressPiece', id],
      queryFn: ({ signal }) => client.pressPiece({ params: { id } }, { signal }),
    }),
  bulletinsByYear: (year?: number) =>
    queryOptions({
      ...onceMore,
      queryKey: [...all, 'bulletinsByYear', year ?? null],
      queryFn: ({ signal }) => client.bulletinsByYear({ query: { year } }, { signal }),
    }),
  bulletin: (id: string) =>
    queryOptions({
      ...onceMore,
      queryKey: [...all, 'bulletin', id],
      queryFn: ({ signal }) => client.bulletin({ params: { id } }, { signal }),
    }),
  aboutLifeByYear: (year?: number) =>
    queryOptions({
      ...onceMore,
      queryKey: [...all, 'aboutLifeByYear', year ?? null],
      queryFn: ({ signal }) => client.aboutLifeByYear({ query: { year } }, { signal }),
    }),
  aboutLife: (id: string) =>
    queryOptions({
      ...onceMore,
      queryKey: [...all, 'aboutLife', id],
      queryFn: ({ signal }) => client.aboutLife({ params: { id } }, { signal }),
    }),
  services: () =>
    queryOptions({
      ...onceMore,
      queryKey: [...all, 'services'],
      queryFn: ({ signal }) => client.services({}, { signal }),
    }),
  products: () =>
    queryOptions({
      ...onceMore,
      queryKey: [...all, 'products'],
      queryFn: ({ signal }) => client.products({}, { signal }),
    }),
  faqs: () =>
    queryOptions({
      ...onceMore,
      queryKey: [...all, 'faqs'],
      queryFn: ({ signal }) => client.faqs({}, { signal }),
    }),
  languages: () =>
    queryOptions({
      ...onceMore,
      queryKey: [...all, 'languages'],
      queryFn: ({ signal }) => client.languages({}, { signal }),
    }),
  search: (query: Query<'search'>) =>
    queryOptions({
      ...onceMore,
      queryKey: [...all, 'search', query],
      queryFn: ({ signal }) => client.search({ query }, { signal }),
    }),
})
