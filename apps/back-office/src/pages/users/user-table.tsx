import type { UserListItem } from '@avita/api-client'
import { Badge, Table } from '@avita/ui-kit'
import { useTranslation } from 'react-i18next'

/** The state of an account in a word: removed says more than disabled. */
const stateOf = ({ isActive, isDeleted }: UserListItem) =>
  isDeleted
    ? ({ state: 'removed', tone: 'danger' } as const)
    : isActive
      ? ({ state: 'active', tone: 'good' } as const)
      : ({ state: 'disabled', tone: 'warm' } as const)

/** The accounts of a page of the list. */
export const UserTable = ({ users }: { users: readonly UserListItem[] }) => {
  const { t } = useTranslation('users')
  return (
    <Table
      caption={t('title')}
      rows={users}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'name',
          title: t('column.name'),
          isRowHeader: true,
          cell: ({ name, surname, username }) => (
            <>
              {name} {surname}
              <span className="block text-sm font-normal text-ink-soft">{username}</span>
            </>
          ),
        },
        {
          key: 'email',
          title: t('column.email'),
          cell: ({ email }) => <span className="break-all">{email}</span>,
        },
        {
          key: 'customer',
          title: t('column.customer'),
          cell: ({ customerName }) =>
            customerName ?? <span className="text-ink-soft">{t('none')}</span>,
        },
        {
          key: 'roles',
          title: t('column.roles'),
          cell: ({ roles }) => roles.map(({ name }) => name).join(', '),
        },
        {
          key: 'state',
          title: t('column.state'),
          cell: (user) => {
            const { state, tone } = stateOf(user)
            return <Badge tone={tone}>{t(`state.${state}`)}</Badge>
          },
        },
      ]}
    />
  )
}
