import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { JobCardFrame } from './job-card-frame.tsx'

/** Placeholders for three jobs in their final layout. */
export function JobListSkeleton() {
  const t = useTexts(texts)
  return (
    <div role="status" className="grid gap-4">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {[1, 2, 3].map((place) => (
        <Card key={place}>
          <JobCardFrame
            strip={<Skeleton className="h-16 w-full max-w-84" />}
            actions={<Skeleton className="h-11 w-full sm:w-64" />}
          >
            <div className="grid gap-2">
              <Skeleton className="h-7 w-full max-w-64" />
              <Skeleton className="h-6 w-40" />
              <Skeleton className="h-16 w-full max-w-md sm:h-11" />
            </div>
          </JobCardFrame>
        </Card>
      ))}
    </div>
  )
}
