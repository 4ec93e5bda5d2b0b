import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/** The place of header, figures and the first rows. */
export function JobPageSkeleton() {
  const t = useTexts(texts)
  return (
    <div role="status" className="grid gap-6">
      <VisuallyHidden>{t('detail.loading')}</VisuallyHidden>
      <Skeleton className="h-11 w-full max-w-xl" />
      <Skeleton className="h-58 w-full sm:h-30" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  )
}
