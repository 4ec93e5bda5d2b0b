import type { ReactNode } from 'react'

/** Placeholder for a chart, which says what it waits for. */
export function NothingDrawn({ children }: { children: ReactNode }) {
  return (
    <p className="grid min-h-32 place-items-center rounded-md border border-dashed border-control p-6 text-center text-muted">
      {children}
    </p>
  )
}
