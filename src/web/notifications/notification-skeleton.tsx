import { useTexts } from '#web/i18n/use-texts.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { texts } from './texts.ts'

/** Placeholder for three notifications. */
export function NotificationSkeleton() {
  const t = useTexts(texts)
  return (
    <div role="status" className="divide-y divide-line">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {[1, 2, 3].map((place) => (
        <div key={place} className="flex gap-3 px-4 py-3">
          <div className="size-9 shrink-0 overflow-hidden rounded-full">
            <Skeleton className="size-full" />
          </div>
          <div className="grid grow gap-2 py-1.5">
            <Skeleton className="h-5 w-44" />
            <Skeleton className="h-10 w-full" />
            <Skeleton className="h-4 w-24" />
          </div>
        </div>
      ))}
    </div>
  )
}
