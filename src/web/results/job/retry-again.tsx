import { ArrowRight, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'

export interface RetryAgainProps {
  count: number
  /** Maximum price. */
  price: string
  /** The job that was started from the rows. */
  newJob: number
  isBusy: boolean
  /** Rejects if it is refused; the reason is shown elsewhere. */
  onRetry: () => Promise<unknown>
}

/** Links to the job that was started from these rows; another one is started only after asking. */
export function RetryAgain({ count, price, newJob, isBusy, onRetry }: RetryAgainProps) {
  const t = useTexts(texts)
  const [isAsking, setAsking] = useState(false)

  async function confirm(): Promise<void> {
    await onRetry().catch(() => {})
    setAsking(false)
  }

  return (
    <>
      <LinkButton href={`/results/${newJob}`} size="small" className="max-sm:grow">
        {t('retry.open')}
        <ArrowRight aria-hidden className="size-4" />
      </LinkButton>
      <Button
        variant="quiet"
        size="small"
        isBusy={isBusy}
        onClick={() => setAsking(true)}
        className="max-sm:grow"
      >
        {!isBusy && <RotateCw aria-hidden className="size-4" />}
        {t('retry.again')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('retry.againTitle')}
        confirmLabel={t('retry.start', { count, price })}
        onConfirm={() => void confirm()}
        isBusy={isBusy}
        variant="primary"
      >
        {t('retry.againText')} {t('retry.hint')}
      </ConfirmDialog>
    </>
  )
}
