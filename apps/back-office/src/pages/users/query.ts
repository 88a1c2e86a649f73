import { defaultPageIndex, type RoleId, roles } from '@avita/api-client'
import type { UserListQuery } from '@avita/api-client/queries'

/** What the list is narrowed to; it stands in the query of the address under the specification's names. */
export interface UserFilter {
  readonly pageIndex: number
  readonly searchTerm: string
  readonly roleId: RoleId | null
  /** `null`: both. */
  readonly isActive: boolean | null
  /** `null`: both. */
  readonly isDeleted: boolean | null
}

const longestSearch = 100

const flagOf = (value: string | null) => (value === 'true' ? true : value === 'false' ? false : null)

const pageOf = (value: string | null) => {
  const page = Number(value)
  return Number.isSafeInteger(page) && page >= defaultPageIndex ? page : defaultPageIndex
}

/** The filter of an address; what cannot be one counts as absent. */
export const filterOf = (query: URLSearchParams): UserFilter => ({
  pageIndex: pageOf(query.get('pageIndex')),
  searchTerm: (query.get('searchTerm') ?? '').trim().slice(0, longestSearch),
  roleId: Object.values(roles).find((id) => String(id) === query.get('roleId')) ?? null,
  isActive: flagOf(query.get('isActive')),
  isDeleted: flagOf(query.get('isDeleted')),
})

/** The query of a filter, with a leading `?`; what is empty or the default is left out (specification, section 5). */
export const queryOf = (filter: UserFilter): string => {
  const query = new URLSearchParams()
  const { pageIndex, searchTerm, roleId, isActive, isDeleted } = filter
  if (searchTerm.trim()) query.set('searchTerm', searchTerm.trim())
  if (roleId !== null) query.set('roleId', String(roleId))
  if (isActive !== null) query.set('isActive', String(isActive))
  if (isDeleted !== null) query.set('isDeleted', String(isDeleted))
  if (pageIndex > defaultPageIndex) query.set('pageIndex', String(pageIndex))
  return query.size > 0 ? `?${query}` : ''
}

/** A filter with one part changed: the list starts anew at its first page. */
export const narrowed = (filter: UserFilter, change: Partial<UserFilter>): UserFilter => ({
  ...filter,
  pageIndex: defaultPageIndex,
  ...change,
})

/** What the API is asked for; the page size is its default of 10. */
export const listQueryOf = ({
  pageIndex,
  searchTerm,
  roleId,
  isActive,
  isDeleted,
}: UserFilter): UserListQuery => ({
  pageIndex,
  searchTerm,
  roleId,
  isActive,
  isDeleted,
})
