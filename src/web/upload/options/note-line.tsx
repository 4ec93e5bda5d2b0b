import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'

/** One sentence about how the list was read, and the other choice one press away. */
export function NoteLine({
  children,
  other,
}: {
  children: ReactNode
  other?: { label: string; onPress: () => void }
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <p className="flex min-w-0 items-start gap-2">
        <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
        <span className="min-w-0 wrap-anywhere">{children}</span>
      </p>
      {other && (
        <Button variant="quiet" size="small" onClick={other.onPress}>
          {other.label}
        </Button>
      )}
    </div>
  )
}
