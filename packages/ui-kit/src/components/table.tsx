import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export interface TableColumn<Row> {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  /** Numbers stand at the end. */
  align?: 'start' | 'end' | undefined
  /** The cell that names its row. */
  isRowHeader?: boolean | undefined
}

export interface TableProps<Row> {
  /** What the table lists, for those who cannot see it at a glance. */
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** The caption is shown, not only said. */
  showCaption?: boolean | undefined
}

/** Rows that can be scanned. On a phone every row becomes a small card with the column's title before each value. */
export const Table = <Row,>({ caption, columns, rows, keyOf, showCaption = false }: TableProps<Row>) => {
  const { t } = useTranslation('ui')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
    <div className="kit-table" role="region" aria-label={t('table.scroll', { caption })} tabIndex={0}>
      {/* The roles are said again because a table laid out as cards would lose them. */}
      <table role="table">
        <caption className={showCaption ? undefined : 'kit-hidden'}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ key, title, align }) => (
              <th key={key} scope="col" role="columnheader" data-align={align}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row">
              {columns.map(({ key, title, align, isRowHeader, cell }) =>
                isRowHeader ? (
                  <th key={key} scope="row" role="rowheader" data-align={align}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key} role="cell" data-align={align} data-title={title}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
