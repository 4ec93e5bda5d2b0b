import { errorText } from '#web/accounts/error-text.ts'
import { PanelHeading } from '#web/accounts/panel-heading.tsx'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { texts } from './link-texts.ts'
import { texts as recoveryTexts } from './recovery-texts.ts'

/** The link could not be checked, because the server did not answer. */
export function ResetCheckFailed({
  error,
  isRetrying,
  onRetry,
}: {
  error: Error
  isRetrying: boolean
  onRetry: () => void
}) {
  const t = useTexts(texts)
  const tRecovery = useTexts(recoveryTexts)
  return (
    <>
      <PanelHeading>{t('reset.title')}</PanelHeading>
      <Banner tone="bad" title={t('reset.checkFailedTitle')}>
        {errorText(error, {
          refused: tRecovery('shortError'),
          unexpected: tRecovery('unexpectedError'),
        })}
      </Banner>
      <Button isWide isBusy={isRetrying} onClick={onRetry}>
        {t('reset.retry')}
      </Button>
    </>
  )
}
