import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import type { JobSettings } from '#web/upload/draft/job-settings.ts'
import { takeFirstImages } from '#web/upload/draft/reckon-images.ts'
import { focusStep } from '#web/upload/parts/focus-step.ts'
import { texts } from '#web/upload/texts.ts'

/** Limits the job to as many images as can be paid; renders nothing if there are none. */
export function TakeFirstButton({
  count,
  onChange,
}: {
  count: number
  onChange: (settings: Partial<JobSettings>) => void
}) {
  const t = useTexts(texts)
  if (count <= 0) return null
  return (
    <Button
      size="small"
      onClick={() => {
        onChange(takeFirstImages(count))
        // The note that contains the button disappears with it.
        focusStep('start')
      }}
    >
      {t('credit.takeFirst', { count })}
    </Button>
  )
}
