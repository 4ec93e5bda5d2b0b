import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

/** A collapsible part of the panel. */
export function FoldedBlock({
  title,
  onToggle,
  children,
}: {
  title: string
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}) {
  return (
    <details
      className="group border-t border-line pt-1"
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-sm font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-5 text-muted transition-transform group-open:rotate-90" />
        {title}
      </summary>
      {children}
    </details>
  )
}
