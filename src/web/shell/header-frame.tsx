import type { ReactNode } from 'react'

/** The line on top of every page; `above` it stands what all should read. */
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
