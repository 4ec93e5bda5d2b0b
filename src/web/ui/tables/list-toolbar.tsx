import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** What narrows and orders a list, side by side where there is room, and how many rows that leaves. */
export function ListToolbar({
  children,
  count,
  className,
}: {
  children: ReactNode
  /** A few words that are also heard when they change; false while it is not known. */
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
