import { useTranslation } from 'react-i18next'
import { Icon } from './icon.tsx'
import type { LinkComponent } from './link-component.ts'

export interface PaginationProps {
  /** The page shown, from 1. */
  pageIndex: number
  pageSize: number
  totalCount: number
  /** The address of a page: state inside a page lives in the query (decisions, section 2). */
  hrefOf: (pageIndex: number) => string
  link?: LinkComponent | undefined
}

/** Steps through a long list. Absent while everything fits on one page. */
export const Pagination = ({
  pageIndex,
  pageSize,
  totalCount,
  hrefOf,
  link: Anchor = 'a',
}: PaginationProps) => {
  const { t } = useTranslation('ui')
  const pageCount = Math.ceil(totalCount / pageSize)
  if (pageCount <= 1) return null
  return (
    <nav className="kit-pagination" aria-label={t('pagination.label')}>
      {pageIndex > 1 ? (
        <Anchor
          className="kit-button"
          data-tone="quiet"
          data-size="small"
          rel="prev"
          href={hrefOf(pageIndex - 1)}
        >
          <Icon name="chevronLeft" size={18} />
          {t('pagination.previous')}
        </Anchor>
      ) : (
        <span />
      )}
      <span aria-current="page" aria-label={t('pagination.page', { page: pageIndex })}>
        {t('pagination.position', { page: pageIndex, pageCount })}
      </span>
      {pageIndex < pageCount ? (
        <Anchor
          className="kit-button"
          data-tone="quiet"
          data-size="small"
          rel="next"
          href={hrefOf(pageIndex + 1)}
        >
          {t('pagination.next')}
          <Icon name="chevronRight" size={18} />
        </Anchor>
      ) : (
        <span />
      )}
    </nav>
  )
}
