import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { texts } from '#web/upload/texts.ts'

/** The job ended with an error: the reason, its cost, and the way back to the columns. */
export function ProcessingError({
  message,
  isUncharged,
  onBack,
}: {
  message: string
  isUncharged: boolean
  onBack: () => void
}) {
  const t = useTexts(texts)
  return (
    <Banner
      tone="bad"
      title={t('progress.errorText', { message })}
      action={
        <Button variant="primary" onClick={onBack}>
          {t('progress.back')}
        </Button>
      }
    >
      {isUncharged && t('charge.failed')}
    </Banner>
  )
}
