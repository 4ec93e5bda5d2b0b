// biome-ignore-all lint/a11y/useSemanticElements: rows turn into cards; browsers drop the semantics of <table> in such layouts; roles stay.
// biome-ignore-all lint/a11y/useFocusableInteractive: the focusable element is a button inside a row.
import { clsx } from 'clsx'
import type { CSSProperties, Key, ReactNode } from 'react'
import { type SortDirection, SortHead } from './sort-head.tsx'

export interface DataColumn<Row> {
  key: string
  head: string
  cell: (row: Row) => ReactNode
  /** The column's width, as a CSS grid track. */
  track: string
  /** Aligns right: for figures, so that their digits line up, and for buttons. */
  isAtEnd?: boolean
  /** In a card, the cell spans the whole width without a label. */
  isUnlabelled?: boolean
  isSortable?: boolean
  /** Where rows are lines, this column is only for screen readers. */
  isLeftOutOfLines?: boolean
}

export interface DataTableProps<Row> {
  label: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  /** The column that the rows are sorted by. */
  sort?: { key: string; direction: SortDirection }
  onSort?: (key: string) => void
  /** The container width from which on rows form a table; below it, each row is a card, or with `lines` a line without headers. */
  tableFrom?: keyof typeof layouts
  /** Newer rows are being loaded. */
  isBusy?: boolean
}

/** Rows of figures and names: a table if there is room, cards otherwise. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, sort, onSort, tableFrom = 'sm', isBusy } = props
  const layout = layouts[tableFrom]
  return (
    <div className="@container">
      <div
        role="table"
        aria-label={label}
        aria-busy={isBusy || undefined}
        // No class can name the columns. Safe: React passes custom properties on, only its types don't know them.
        style={{ '--columns': columns.map(({ track }) => track).join(' ') } as CSSProperties}
        className={clsx(
          'grid tabular-nums transition-opacity',
          layout.between,
          layout.table,
          isBusy && 'opacity-60',
        )}
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
        <div role="rowgroup" className={clsx('grid', layout.between, layout.group)}>
          {rows.map((row) => (
            <div key={rowKey(row)} role="row" className={clsx(layout.narrowRow, layout.row, layout.bodyRow)}>
              {columns.map(({ key, head, cell, isAtEnd, isUnlabelled, isLeftOutOfLines }) => (
                <div
                  key={key}
                  role="cell"
                  className={clsx(
                    'min-w-0',
                    isLeftOutOfLines && layout.leftOut,
                    isUnlabelled || layout === layouts.lines
                      ? layout.wholeCell
                      : ['grid grid-cols-[minmax(0,5.5rem)_minmax(0,1fr)] items-baseline gap-2', layout.cell],
                    isAtEnd && layout.atEnd,
                  )}
                >
                  {!isUnlabelled && layout !== layouts.lines && (
                    <span className={clsx('text-sm text-muted', layout.label)}>{head}</span>
                  )}
                  {cell(row)}
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

/**
 * Written out, because Tailwind does not find class names that are composed at run time. Container queries in rem: cards are also used with
 * large text or in a narrow part of a wide window. 58.375rem is the width of a page's card in a window of 1,024 px: from there on cells
 * hide the text next to their icons.
 */
const cards = {
  between: 'gap-3',
  narrowRow: 'grid gap-x-4 gap-y-2 rounded-md border border-line bg-surface p-4',
  leftOut: '',
}

const narrow = {
  table: '@xl:grid-cols-(--columns) @xl:gap-x-6 @xl:gap-y-0',
  group: '@xl:col-span-full @xl:grid @xl:grid-cols-subgrid @xl:gap-x-6 @xl:gap-y-0',
  row: '@xl:col-span-full @xl:grid @xl:grid-cols-subgrid @xl:items-center @xl:gap-x-6 @xl:px-3',
  bodyRow: '@xl:rounded-none @xl:border-0 @xl:border-b @xl:bg-transparent @xl:py-2.5 @xl:last:border-b-0',
  cell: '@xl:block',
  wholeCell: '',
  label: '@xl:hidden',
  atEnd: '@xl:text-right',
}

const layouts = {
  lines: {
    ...narrow,
    between: '',
    // A date, a description, and a figure at the end.
    narrowRow:
      'grid grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-3 border-b border-line py-2.5 last:border-b-0 @max-xl:text-sm',
    leftOut: '@max-xl:sr-only',
  },
  sm: { ...cards, ...narrow },
  lg: {
    ...cards,
    table:
      '@min-[58.375rem]:grid-cols-(--columns) @min-[58.375rem]:gap-x-4 @min-[58.375rem]:gap-y-0 @6xl:gap-x-6',
    group:
      '@min-[58.375rem]:col-span-full @min-[58.375rem]:grid @min-[58.375rem]:grid-cols-subgrid @min-[58.375rem]:gap-x-4 @min-[58.375rem]:gap-y-0 @6xl:gap-x-6',
    row: '@min-[58.375rem]:col-span-full @min-[58.375rem]:grid @min-[58.375rem]:grid-cols-subgrid @min-[58.375rem]:items-center @min-[58.375rem]:gap-x-4 @6xl:gap-x-6 @min-[58.375rem]:px-3',
    bodyRow:
      '@xl:@max-[58.375rem]:grid-cols-2 @min-[58.375rem]:rounded-none @min-[58.375rem]:border-0 @min-[58.375rem]:border-b @min-[58.375rem]:bg-transparent @min-[58.375rem]:py-2.5 @min-[58.375rem]:last:border-b-0',
    cell: '@min-[58.375rem]:block',
    wholeCell: '@xl:@max-[58.375rem]:col-span-full',
    label: '@min-[58.375rem]:hidden',
    atEnd: '@min-[58.375rem]:text-right',
  },
} as const
