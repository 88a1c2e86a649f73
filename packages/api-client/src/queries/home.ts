import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../call-types.ts'
import { onceMore } from './options.ts'

const all = ['home'] as const

/** What the corporate home shows from the database. */
export const homeQueries = (client: Pick<Client, 'homePage' | 'sliders'>) => ({
  all,
  page: () =>
    queryOptions({
      ...onceMore,
      queryKey: [...all, 'page'],
      queryFn: ({ signal }) => client.homePage({}, { signal }),
    }),
  sliders: () =>
    queryOptions({
      ...onceMore,
      queryKey: [...all, 'sliders'],
      queryFn: ({ signal }) => client.sliders({}, { signal }),
    }),
})
