import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** The button of a row. It covers the whole row, so that a click anywhere counts; cards have `badges` beside it. */
export function ImageOpener({
  isTabStop,
  badges,
  children,
}: {
  isTabStop: boolean
  badges: number
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      tabIndex={isTabStop ? 0 : -1}
      className={clsx(
        'block w-full truncate text-left font-mono text-xs text-muted outline-none after:absolute after:inset-0',
        badges === 1 ? 'max-sm:pr-8' : badges === 2 ? 'max-sm:pr-15' : 'max-sm:pr-22',
      )}
      translate="no"
    >
      {children}
    </button>
  )
}
