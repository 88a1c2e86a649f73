import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CallInput, Client } from '../call-types.ts'
import { projectId } from '../contract/constants.ts'
import { onceMore } from './options.ts'

const all = ['users'] as const

/** The user list query (specification, section 3): pageIndex, pageSize, roleId, searchTerm, projectId, isActive, isDeleted. */
export type UserListQuery = NonNullable<CallInput<'users'>['query']>

/** The users of a project, and the roles they can have. */
export const userQueries = (client: Pick<Client, 'users' | 'roles'>) => ({
  all,
  list: (query: UserListQuery = {}) =>
    queryOptions({
      ...onceMore,
      queryKey: [...all, 'list', query],
      queryFn: ({ signal }) => client.users({ query }, { signal }),
      // The rows stay while the next page is on its way.
      placeholderData: keepPreviousData,
    }),
  roles: (project: number = projectId) =>
    queryOptions({
      ...onceMore,
      queryKey: [...all, 'roles', project],
      queryFn: ({ signal }) => client.roles({ params: { projectId: project } }, { signal }),
    }),
})
