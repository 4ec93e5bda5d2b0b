import { useTexts } from '#web/i18n/use-texts.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { SheetGrid } from './sheet-grid.tsx'
import { texts } from './texts.ts'

/** Placeholders for the first images in their final grid. */
export function SharedSkeleton() {
  const t = useTexts(texts)
  return (
    <div role="status" className="grid gap-5">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className="grid min-h-17 content-start gap-2">
        <Skeleton className="h-8 w-full max-w-80" />
        <Skeleton className="h-5 w-full max-w-64" />
      </div>
      <SheetGrid>
        {Array.from({ length: 8 }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has no identity but its index.
          <div key={place} className="grid gap-2">
            <Skeleton className="aspect-square w-full" />
            <Skeleton className="h-10 w-full" />
          </div>
        ))}
      </SheetGrid>
    </div>
  )
}
