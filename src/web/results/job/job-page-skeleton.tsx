import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

const places = Array.from({ length: 12 }, (_, place) => place)

/** Placeholder for header, toolbar and first images. */
export function JobPageSkeleton() {
  const t = useTexts(texts)
  return (
    <div role="status" className="grid gap-3">
      <VisuallyHidden>{t('detail.loading')}</VisuallyHidden>
      <Skeleton className="h-30 w-full sm:h-11" />
      <Skeleton className="h-30 w-full lg:h-11" />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-4 gap-y-30 sm:grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))]">
        {places.map((place) => (
          <Skeleton key={place} className="aspect-square w-full" />
        ))}
      </div>
    </div>
  )
}
