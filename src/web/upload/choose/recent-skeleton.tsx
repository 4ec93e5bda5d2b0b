import { useTexts } from '#web/i18n/use-texts.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { texts } from '#web/upload/home-texts.ts'
import { shownJobs } from '#web/upload/parts/recent-queries.ts'

/** Reserves the space of the last jobs. */
export function RecentSkeleton() {
  const t = useTexts(texts)
  return (
    <div aria-hidden className="grid content-start gap-3">
      <p className="text-base font-semibold">{t('recent.title')}</p>
      <div className="grid gap-5">
        {Array.from({ length: shownJobs }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder has no other key.
          <div key={place} className="grid gap-1.5">
            <Skeleton className="h-[1lh] w-40" />
            <Skeleton className="aspect-[4/1]" />
          </div>
        ))}
      </div>
    </div>
  )
}
