import type { ReactNode } from 'react'
import type { ImageRowProps } from './image-row.tsx'

/** The button of a row. It covers the whole row, so that a click anywhere counts. */
export function ImageOpener({
  isTabStop,
  children,
}: Pick<ImageRowProps, 'isTabStop'> & { children: ReactNode }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      tabIndex={isTabStop ? 0 : -1}
      className="block w-full truncate max-sm:pr-8 text-left font-mono text-xs text-muted outline-none after:absolute after:inset-0"
      translate="no"
    >
      {children}
    </button>
  )
}
