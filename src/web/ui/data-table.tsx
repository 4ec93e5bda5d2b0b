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
  /** Figures stand under each other at the right. */
  isNumeric?: boolean
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
      className={clsx('grid gap-3 transition-opacity', layout.table, isBusy && 'opacity-60')}
    >
      <div role="rowgroup" className={clsx('hidden', layout.group)}>
        <div role="row" className={clsx('border-b border-control', layout.row)}>
          {columns.map(({ key, head, isNumeric, isSortable }) => (
            <SortHead
              key={key}
              head={head}
              isNumeric={isNumeric}
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
            {columns.map(({ key, head, cell, isNumeric, isUnlabelled }) => (
              <div
                key={key}
                role="cell"
                className={clsx(
                  'min-w-0',
                  !isUnlabelled && ['grid grid-cols-[minmax(0,7rem)_minmax(0,1fr)] gap-3', layout.cell],
                  isNumeric && ['tabular-nums', layout.numeric],
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
    table: 'sm:grid-cols-(--columns) sm:gap-y-0',
    group: 'sm:col-span-full sm:grid sm:grid-cols-subgrid sm:gap-y-0',
    row: 'sm:col-span-full sm:grid sm:grid-cols-subgrid sm:items-center sm:px-3',
    bodyRow: 'sm:rounded-none sm:border-0 sm:border-b sm:bg-transparent sm:py-2.5 sm:last:border-b-0',
    cell: 'sm:block',
    label: 'sm:hidden',
    numeric: 'sm:text-right',
  },
  lg: {
    table: 'lg:grid-cols-(--columns) lg:gap-y-0',
    group: 'lg:col-span-full lg:grid lg:grid-cols-subgrid lg:gap-y-0',
    row: 'lg:col-span-full lg:grid lg:grid-cols-subgrid lg:items-center lg:px-3',
    bodyRow:
      'sm:max-lg:grid-cols-2 lg:rounded-none lg:border-0 lg:border-b lg:bg-transparent lg:py-2.5 lg:last:border-b-0',
    cell: 'lg:block',
    label: 'lg:hidden',
    numeric: 'lg:text-right',
  },
} as const
