import { texts } from '#web/credits/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

const places = [1, 2, 3, 4] as const

/** Reserves the space of a few transactions. */
export function HistorySkeleton() {
  const t = useTexts(texts)
  return (
    <div role="status" className="grid gap-3">
      <VisuallyHidden>{t('history.loading')}</VisuallyHidden>
      {places.map((place) => (
        <Skeleton key={place} className="h-12 w-full" />
      ))}
    </div>
  )
}
