import { useTexts } from '#web/i18n/use-texts.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { texts } from './texts.ts'

/** As large as the file selection, which comes next most of the time. */
export function LookingView() {
  const t = useTexts(texts)
  return (
    <div role="status" className="grid gap-6">
      <VisuallyHidden>{t('looking')}</VisuallyHidden>
      <Skeleton className="h-9 max-w-sm" />
      <Skeleton className="h-6 max-w-2xl" />
      <Skeleton className="h-72" />
    </div>
  )
}
