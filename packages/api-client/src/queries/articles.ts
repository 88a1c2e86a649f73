import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../call-types.ts'
import { onceMore } from './options.ts'

// No language in the keys: changing language loads a new document, and with it a new cache.
const all = ['articles'] as const

type Calls = Pick<Client, 'articleCategories' | 'categoryArticles' | 'article' | 'relatedArticles'>

/** Articles: their categories, those of a category, and one in full. */
export const articleQueries = (client: Calls) => ({
  all,
  categories: () =>
    queryOptions({
      ...onceMore,
      queryKey: [...all, 'categories'],
      queryFn: ({ signal }) => client.articleCategories({}, { signal }),
    }),
  inCategory: (id: string) =>
    queryOptions({
      ...onceMore,
      queryKey: [...all, 'inCategory', id],
      queryFn: ({ signal }) => client.categoryArticles({ params: { id } }, { signal }),
    }),
  article: (id: string) =>
    queryOptions({
      ...onceMore,
      queryKey: [...all, 'article', id],
      queryFn: ({ signal }) => client.article({ params: { id } }, { signal }),
    }),
  related: (id: string) =>
    queryOptions({
      ...onceMore,
      queryKey: [...all, 'related', id],
      queryFn: ({ signal }) => client.relatedArticles({ params: { id } }, { signal }),
    }),
})
