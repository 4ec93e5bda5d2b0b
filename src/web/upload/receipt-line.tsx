import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** A name and its figure, the figures under each other. */
export function ReceiptLine({
  name,
  isTotal,
  children,
}: {
  name: string
  isTotal?: boolean
  children: ReactNode
}) {
  return (
    <div
      className={clsx(
        'flex items-baseline justify-between gap-4',
        isTotal && 'mt-1.5 border-t border-line pt-3 text-lg font-semibold',
      )}
    >
      <dt className={clsx(!isTotal && 'text-muted')}>{name}</dt>
      <dd className="text-right whitespace-nowrap">{children}</dd>
    </div>
  )
}
