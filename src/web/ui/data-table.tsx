// biome-ignore-all lint/a11y/useSemanticElements: rows turn into cards; browsers drop the meaning of <table> elements that are laid out like that, a role stays.
// biome-ignore-all lint/a11y/useFocusableInteractive: what takes the focus is a button inside a row.
import { clsx } from 'clsx'
import type { CSSProperties, Key, ReactNode } from 'react'
import { type SortDirection, SortHead } from './sort-head.tsx'

export interface DataColumn<Row> {
  key: string
  head: string
  cell: (row: Row) => ReactNode
  /** The width in the table, as CSS writes a grid track. */
  track: string
  /** At the right of the column: figures, which then stand under each other, and buttons. */
  isAtEnd?: boolean
  /** In a card these speak for themselves, across its whole width. */
  isUnlabelled?: boolean
  isSortable?: boolean
}

export interface DataTableProps<Row> {
  label: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  /** By which column the rows are sorted now. */
  sort?: { key: string; direction: SortDirection }
  onSort?: (key: string) => void
  /** From which width on it is a table; narrower, each row is a card. */
  tableFrom?: keyof typeof layouts
  /** Newer rows are on their way. */
  isBusy?: boolean
}

/** Rows of figures and names: a table where there is room, cards where there is none. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, sort, onSort, tableFrom = 'sm', isBusy } = props
  const layout = layouts[tableFrom]
  return (
    <div
      role="table"
      aria-label={label}
      aria-busy={isBusy || undefined}
      // No class can name the columns. Safe: React passes custom properties on, only its types don't know them.
      style={{ '--columns': columns.map(({ track }) => track).join(' ') } as CSSProperties}
      className={clsx('grid gap-3 tabular-nums transition-opacity', layout.table, isBusy && 'opacity-60')}
    >
      <div role="rowgroup" className={clsx('hidden', layout.group)}>
        <div role="row" className={clsx('border-b border-control', layout.row)}>
          {columns.map(({ key, head, isAtEnd, isSortable }) => (
            <SortHead
              key={key}
              head={head}
              isAtEnd={isAtEnd}
              direction={sort?.key === key ? sort.direction : undefined}
              onSort={isSortable && onSort ? () => onSort(key) : undefined}
            />
          ))}
        </div>
      </div>
      <div role="rowgroup" className={clsx('grid gap-3', layout.group)}>
        {rows.map((row) => (
          <div
            key={rowKey(row)}
            role="row"
            className={clsx(
              'grid gap-x-4 gap-y-2 rounded-md border border-line bg-surface p-4',
              layout.row,
              layout.bodyRow,
            )}
          >
            {columns.map(({ key, head, cell, isAtEnd, isUnlabelled }) => (
              <div
                key={key}
                role="cell"
                className={clsx(
                  'min-w-0',
                  isUnlabelled
                    ? layout.wholeCell
                    : ['grid grid-cols-[minmax(0,5.5rem)_minmax(0,1fr)] items-baseline gap-2', layout.cell],
                  isAtEnd && layout.atEnd,
                )}
              >
                {!isUnlabelled && <span className={clsx('text-sm text-muted', layout.label)}>{head}</span>}
                {cell(row)}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

/** Written out, because classes put together at run time would not be found when the styles are made. */
const layouts = {
  sm: {
    table: 'sm:grid-cols-(--columns) sm:gap-x-6 sm:gap-y-0',
    group: 'sm:col-span-full sm:grid sm:grid-cols-subgrid sm:gap-x-6 sm:gap-y-0',
    row: 'sm:col-span-full sm:grid sm:grid-cols-subgrid sm:items-center sm:gap-x-6 sm:px-3',
    bodyRow: 'sm:rounded-none sm:border-0 sm:border-b sm:bg-transparent sm:py-2.5 sm:last:border-b-0',
    cell: 'sm:block',
    wholeCell: '',
    label: 'sm:hidden',
    atEnd: 'sm:text-right',
  },
  lg: {
    table: 'lg:grid-cols-(--columns) lg:gap-x-4 lg:gap-y-0 xl:gap-x-6',
    group: 'lg:col-span-full lg:grid lg:grid-cols-subgrid lg:gap-x-4 lg:gap-y-0 xl:gap-x-6',
    row: 'lg:col-span-full lg:grid lg:grid-cols-subgrid lg:items-center lg:gap-x-4 xl:gap-x-6 lg:px-3',
    bodyRow:
      'sm:max-lg:grid-cols-2 lg:rounded-none lg:border-0 lg:border-b lg:bg-transparent lg:py-2.5 lg:last:border-b-0',
    cell: 'lg:block',
    wholeCell: 'sm:max-lg:col-span-full',
    label: 'lg:hidden',
    atEnd: 'lg:text-right',
  },
} as const
