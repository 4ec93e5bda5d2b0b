import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/** Reserves the space of this many rows. */
export function ListSkeleton({ label, rows }: { label: string; rows: number }) {
  return (
    <div role="status" className="grid gap-3">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders don't move.
        <Skeleton key={place} className="h-52 w-full sm:h-14" />
      ))}
    </div>
  )
}
