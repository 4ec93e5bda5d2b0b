import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** The filters and the order of a list, side by side if there is room, and the number of matching rows. */
export function ListToolbar({
  children,
  count,
  className,
}: {
  children: ReactNode
  /** A short text that is announced when it changes; false while it is unknown. */
  count: string | false
  className?: string
}) {
  return (
    <div className={clsx('flex flex-wrap items-end gap-x-6 gap-y-3', className)}>
      {children}
      <p role="status" className="py-2.5 text-sm text-muted tabular-nums">
        {count}
      </p>
    </div>
  )
}
