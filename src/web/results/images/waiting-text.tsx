import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'

/** Placeholder for the alt text; if its page could not be loaded, a retry button, which the table handles. */
export function WaitingText({ number, hasFailed }: { number: number; hasFailed: boolean }) {
  const t = useTexts(texts)
  if (!hasFailed) return <Skeleton className="mt-1.5 h-10 w-full" />
  return (
    <div className="relative z-raised mt-1.5 flex w-fit flex-wrap items-center gap-2 text-sm text-bad">
      {t('images.rowFailed')}
      <Button data-retry size="small" aria-label={t('images.rowRetry', { number })}>
        {t('images.retry')}
      </Button>
    </div>
  )
}
