import type { UserListItem } from '@avita/api-client'
import { Badge, Table, type TableColumn } from '@avita/ui-kit'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'

/** The state of an account in a word: removed says more than disabled. */
const stateOf = ({ isActive, isDeleted }: UserListItem) =>
  isDeleted
    ? ({ state: 'removed', tone: 'danger' } as const)
    : isActive
      ? ({ state: 'active', tone: 'good' } as const)
      : ({ state: 'disabled', tone: 'warm' } as const)

type Translate = TFunction<'users'>

const nameCell = ({ name, surname, username }: UserListItem) => (
  <>
    {name} {surname}
    <span className="block text-sm font-normal text-ink-soft">{username}</span>
  </>
)

const emailCell = ({ email }: UserListItem) => <span className="break-all">{email}</span>

const customerCell = ({ customerName }: UserListItem, t: Translate) =>
  customerName ?? <span className="text-ink-soft">{t('none')}</span>

const stateCell = (user: UserListItem, t: Translate) => {
  const { state, tone } = stateOf(user)
  return <Badge tone={tone}>{t(`state.${state}`)}</Badge>
}

const columnsOf = (t: Translate): TableColumn<UserListItem>[] => [
  { key: 'name', title: t('column.name'), isRowHeader: true, cell: nameCell },
  { key: 'email', title: t('column.email'), cell: emailCell },
  { key: 'customer', title: t('column.customer'), cell: (user) => customerCell(user, t) },
  {
    key: 'roles',
    title: t('column.roles'),
    cell: ({ roles }) => roles.map(({ name }) => name).join(', '),
  },
  { key: 'state', title: t('column.state'), cell: (user) => stateCell(user, t) },
]

/** The accounts of a page of the list. */
export const UserTable = ({ users }: { users: readonly UserListItem[] }) => {
  const { t } = useTranslation('users')
  return <Table caption={t('title')} rows={users} keyOf={({ id }) => id} columns={columnsOf(t)} />
}
