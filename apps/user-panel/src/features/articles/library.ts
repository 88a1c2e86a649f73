import type { ArticleCategory, ArticleSummary } from '@avita/api-client'
import { useQueries, useQuery } from '@tanstack/react-query'
import { usePlatform } from '../../platform/context.ts'
import type { Platform } from '../../platform/platform.ts'
import { newestFirst } from './filter.ts'

type Reading = Pick<Platform, 'queryClient' | 'articles'>

/** Asks for the categories and their articles before the page's code is there. A failure shows in the page, not here. */
export const startLibrary = ({ queryClient, articles }: Reading): Promise<unknown> =>
  queryClient
    .query(articles.categories())
    .then((categories) => Promise.all(categories.map(({ id }) => queryClient.query(articles.inCategory(id)))))
    .catch(() => null)

export type Library =
  | { readonly status: 'pending' }
  | { readonly status: 'error'; readonly error: Error; readonly retry: () => void }
  | {
      readonly status: 'success'
      readonly categories: readonly ArticleCategory[]
      /** Of all categories, the newest first. */
      readonly articles: readonly ArticleSummary[]
    }

/** Everything that can be read in this language. The contract lists articles by category, so the lists are put together here. */
export const useLibrary = (): Library => {
  const { articles } = usePlatform()
  const categories = useQuery(articles.categories())
  const lists = useQueries({ queries: (categories.data ?? []).map(({ id }) => articles.inCategory(id)) })

  const failed = [categories, ...lists].filter(({ isError }) => isError)
  const error = failed[0]?.error
  if (error) {
    return { status: 'error', error, retry: () => failed.forEach(({ refetch }) => void refetch()) }
  }
  if (!categories.data || lists.some(({ data }) => !data)) return { status: 'pending' }
  return {
    status: 'success',
    categories: categories.data,
    articles: newestFirst(lists.flatMap(({ data }) => data ?? [])),
  }
}
