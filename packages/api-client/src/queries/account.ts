import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../call-types.ts'
import { onceMore } from './options.ts'

const all = ['account'] as const

/** The person who is signed in. */
export const accountQueries = (client: Pick<Client, 'account'>) => ({
  all,
  mine: () =>
    queryOptions({
      ...onceMore,
      queryKey: [...all, 'mine'],
      queryFn: ({ signal }) => client.account({}, { signal }),
    }),
})
