// biome-ignore-all lint/a11y/useSemanticElements: see data-table.tsx.
// biome-ignore-all lint/a11y/useFocusableInteractive: the focusable element is the button inside.
import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'

export type SortDirection = 'asc' | 'desc'

/** A column header; a button if the rows can be sorted by it. */
export function SortHead({
  head,
  isAtEnd,
  direction,
  onSort,
}: {
  head: string
  isAtEnd: boolean | undefined
  /** Undefined: the rows are sorted by another column. */
  direction: SortDirection | undefined
  onSort: (() => void) | undefined
}) {
  const Icon = direction === undefined ? ChevronsUpDown : direction === 'asc' ? ArrowUp : ArrowDown
  return (
    <div
      role="columnheader"
      aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
      className={clsx('flex text-sm font-semibold text-muted', isAtEnd && 'justify-end text-right')}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className={clsx(
            'flex min-h-11 items-center gap-1 rounded-sm text-left hover:text-ink',
            direction && 'text-ink',
            isAtEnd && 'flex-row-reverse text-right',
          )}
        >
          {head}
          <Icon aria-hidden className={clsx('size-4 shrink-0', !direction && 'opacity-60')} />
        </button>
      ) : (
        <span className="flex min-h-11 items-center">{head}</span>
      )}
    </div>
  )
}
