import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** A sheet on the table. */
export function Card({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={clsx('rounded-lg border border-line bg-surface p-4 shadow-card sm:p-5', className)}>
      {children}
    </div>
  )
}
