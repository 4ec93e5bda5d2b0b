import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** A name and its figure, right-aligned; `note` explains the figure. */
export function ReceiptLine({
  name,
  note,
  isSum,
  isTotal,
  isMissing,
  children,
}: {
  name: string
  note?: string
  /** Below a rule: the sum of the lines above. */
  isSum?: boolean
  /** The total. */
  isTotal?: boolean
  isMissing?: boolean
  children: ReactNode
}) {
  return (
    <div
      className={clsx(
        'flex items-baseline justify-between gap-4',
        (isSum || isTotal) && 'mt-1.5 border-t border-line pt-3',
        isTotal && 'text-lg font-semibold',
        isMissing && 'font-semibold text-bad',
      )}
    >
      <dt className={clsx(!isTotal && !isMissing && 'text-muted')}>
        {name}
        {note && <span className="block text-sm font-normal">{note}</span>}
      </dt>
      <dd className="grow text-right whitespace-nowrap">{children}</dd>
    </div>
  )
}
