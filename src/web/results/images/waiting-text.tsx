import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'

/** Where the alt text will stand; when its page did not come, the button that asks again, which the table hears. */
export function WaitingText({ number, hasFailed }: { number: number; hasFailed: boolean }) {
  const t = useTexts(texts)
  if (!hasFailed) return <Skeleton className="mt-1.5 h-10 w-full" />
  return (
    <div className="relative z-1 mt-1.5 flex w-fit flex-wrap items-center gap-2 text-sm text-bad">
      {t('images.rowFailed')}
      <Button data-retry size="small" aria-label={t('images.rowRetry', { number })}>
        {t('images.retry')}
      </Button>
    </div>
  )
}
