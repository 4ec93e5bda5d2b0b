import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { JobRowFrame } from './job-row-frame.tsx'
import { shownPictures } from './row-pictures.tsx'

/** Placeholders for five jobs in their final layout. */
export function JobListSkeleton() {
  const t = useTexts(texts)
  return (
    <div role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className="rounded-lg border border-line bg-surface shadow-card">
        {[1, 2, 3, 4, 5].map((place) => (
          <div key={place} className="border-line not-first:border-t">
            <JobRowFrame
              pictures={
                <div className="flex gap-1">
                  {Array.from({ length: shownPictures }, (_, picture) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder has no other key.
                    <Skeleton key={picture} className="size-10 @min-[38rem]:size-12" />
                  ))}
                </div>
              }
              name={<Skeleton className="h-12 w-full max-w-64" />}
              state={<Skeleton className="h-6 w-44 @min-[61rem]:h-12" />}
              review={<Skeleton className="h-10" />}
              facts={<Skeleton className="ml-auto h-10 w-20" />}
              download={<Skeleton className="h-11 w-full sm:h-9 sm:w-32" />}
              menu={<Skeleton className="size-11" />}
            />
          </div>
        ))}
      </div>
    </div>
  )
}
