import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** A raised surface on the page. */
export function Card({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={clsx('rounded-lg border border-line bg-surface p-4 shadow-card sm:p-5', className)}>
      {children}
    </div>
  )
}
