import { roles as roleIds } from '@avita/api-client'
import { SearchField, SelectField } from '@avita/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { usePlatform } from '../../platform/context.ts'
import { narrowed, queryOf, type UserFilter } from './query.ts'
import { useSearch } from './use-search.ts'

const flag = (value: string) => (value === '' ? null : value === 'true')

/** Search and three lists to choose from; each choice goes into the address. */
export const UserFilters = ({ filter }: { filter: UserFilter }) => {
  const { users } = usePlatform()
  const { t } = useTranslation('users')
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { data: roles = [] } = useQuery(users.roles())
  const id = useId()

  const change = (part: Partial<UserFilter>, replace = false) =>
    void navigate(pathname + queryOf(narrowed(filter, part)), { replace, preventScrollReset: true })
  const search = useSearch(filter.searchTerm, (searchTerm) => change({ searchTerm }, true), id)

  return (
    <form
      className="mb-6 grid items-end gap-4 md:grid-cols-[minmax(14rem,2fr)_repeat(3,minmax(8rem,1fr))]"
      role="search"
      aria-label={t('filter.label')}
      onSubmit={(event) => {
        event.preventDefault()
        search.now()
      }}
    >
      <div>
        <p className="mb-1.5 hidden text-sm text-ink-soft md:block" aria-hidden="true">
          {t('filter.shortcut')} <kbd className="rounded-s border border-line-strong px-1.5">Ctrl K</kbd>
        </p>
        <SearchField
          id={id}
          name="searchTerm"
          label={t('filter.search')}
          aria-keyshortcuts="Control+K"
          maxLength={100}
          value={search.typed}
          onChange={({ target }) => search.type(target.value)}
        />
      </div>
      <SelectField
        label={t('filter.role')}
        value={filter.roleId ?? ''}
        onChange={({ target }) =>
          change({ roleId: Object.values(roleIds).find((role) => String(role) === target.value) ?? null })
        }
        options={[
          { value: '', label: t('filter.allRoles') },
          ...roles.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <SelectField
        label={t('filter.active')}
        value={filter.isActive === null ? '' : String(filter.isActive)}
        onChange={({ target }) => change({ isActive: flag(target.value) })}
        options={[
          { value: '', label: t('filter.activeAny') },
          { value: 'true', label: t('filter.activeYes') },
          { value: 'false', label: t('filter.activeNo') },
        ]}
      />
      <SelectField
        label={t('filter.deleted')}
        value={filter.isDeleted === null ? '' : String(filter.isDeleted)}
        onChange={({ target }) => change({ isDeleted: flag(target.value) })}
        options={[
          { value: '', label: t('filter.deletedAny') },
          { value: 'false', label: t('filter.deletedNo') },
          { value: 'true', label: t('filter.deletedYes') },
        ]}
      />
    </form>
  )
}
