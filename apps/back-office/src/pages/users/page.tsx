import type { PageHandle } from '@avita/i18n-routes'
import { ButtonLink, EmptyState, ErrorState, PageHead, Pagination, Skeleton } from '@avita/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { platformOf, usePlatform } from '../../platform/context.ts'
import { RouterLink } from '../../shell/router-link.tsx'
import type { Route } from './+types/page.ts'
import { filterOf, listQueryOf, narrowed, queryOf } from './query.ts'
import { UserFilters } from './user-filters.tsx'
import { UserTable } from './user-table.tsx'

export const handle = { page: 'admin.users' } satisfies PageHandle

export function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const { queryClient, users } = platformOf(context)
  const filter = filterOf(new URL(request.url).searchParams)
  for (const asked of [queryClient.query(users.list(listQueryOf(filter))), queryClient.query(users.roles())])
    asked.catch(() => null)
  return null
}

export default function UsersPage() {
  const { users } = usePlatform()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const { t } = useTranslation('users')
  const filter = filterOf(query)
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(users.list(listQueryOf(filter)))
  return (
    <>
      <PageHead title={t('title')} />
      <UserFilters filter={filter} />
      {!data && !isError ? <Skeleton shape="rows" count={10} /> : null}
      {isError && !isPlaceholderData ? (
        <ErrorState onRetry={() => void refetch()} pending={isFetching} />
      ) : null}
      {data && !isError ? (
        <div className="transition-opacity data-[old]:opacity-60" data-old={isPlaceholderData || undefined}>
          <p className="mb-3 text-md text-ink-soft" role="status">
            {t('count', { count: data.totalCount })}
          </p>
          {data.items.length > 0 ? (
            <UserTable users={data.items} />
          ) : (
            <EmptyState
              title={t('empty.title')}
              text={t('empty.text')}
              action={
                <ButtonLink tone="quiet" link={RouterLink} href={pathname}>
                  {t('empty.clear')}
                </ButtonLink>
              }
            />
          )}
          <Pagination
            pageIndex={data.pageIndex}
            pageSize={data.pageSize}
            totalCount={data.totalCount}
            hrefOf={(pageIndex) => pathname + queryOf(narrowed(filter, { pageIndex }))}
            link={RouterLink}
          />
        </div>
      ) : null}
    </>
  )
}
