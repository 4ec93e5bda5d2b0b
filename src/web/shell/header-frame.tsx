import type { ReactNode } from 'react'

/** The header of every page; `above` is the operator's notice. */
export function HeaderFrame({ above, children }: { above?: ReactNode; children: ReactNode }) {
  return (
    <header data-no-print className="relative border-b border-line bg-surface">
      {above}
      <div className="flex min-h-16 flex-wrap items-center gap-x-1 gap-y-2 px-2 py-2 min-[22.5rem]:px-3 sm:gap-x-4 sm:px-6">
        {children}
      </div>
    </header>
  )
}
