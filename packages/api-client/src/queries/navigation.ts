import { queryOptions } from '@tanstack/react-query'
import type { CallInput, Client } from '../call-types.ts'
import { projectId } from '../contract/constants.ts'
import { onceMore } from './options.ts'

const all = ['navigation'] as const

type MenuApp = NonNullable<NonNullable<CallInput<'navigationMenu'>['query']>['app']>

/** The menu of an app, and what the person may open in it. */
export const navigationQueries = (client: Pick<Client, 'navigationMenu' | 'pagesAndActions'>) => ({
  all,
  menu: (app: Exclude<MenuApp, ''>) =>
    queryOptions({
      ...onceMore,
      queryKey: [...all, 'menu', app],
      queryFn: ({ signal }) => client.navigationMenu({ query: { app } }, { signal }),
    }),
  pagesAndActions: (project: number = projectId) =>
    queryOptions({
      ...onceMore,
      queryKey: [...all, 'pagesAndActions', project],
      queryFn: ({ signal }) => client.pagesAndActions({ params: { projectId: project } }, { signal }),
    }),
})
