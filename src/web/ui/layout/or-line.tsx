import type { ReactNode } from 'react'

/** The word “or” on a line between two alternatives. */
export function OrLine({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-3 text-sm text-muted before:grow before:border-t before:border-line after:grow after:border-t after:border-line">
      {children}
    </p>
  )
}
