import { errorText } from '#web/accounts/error-text.ts'
import { PanelHeading } from '#web/accounts/panel-heading.tsx'
import { isRefusal } from '#web/http/call-error.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { texts } from './link-texts.ts'
import { OnwardButton } from './onward-button.tsx'

/** `error` is null if the address contains no token. */
export function VerifyFailed({
  error,
  isRetrying,
  onRetry,
}: {
  error: Error | null
  isRetrying: boolean
  onRetry: () => void
}) {
  const t = useTexts(texts)
  const reason = error
    ? errorText(error, { refused: t('verify.failed'), unexpected: t('verify.unexpected') })
    : t('verify.noToken')
  const mayYetSucceed = error && !isRefusal(error, 'invalid_token') && !isRefusal(error, 'invalid_input')
  return (
    <>
      <PanelHeading>{t('verify.failedTitle')}</PanelHeading>
      <Banner tone="bad" title={reason}>
        {t('verify.hint')}
      </Banner>
      {mayYetSucceed && (
        <Button isWide isBusy={isRetrying} onClick={onRetry}>
          {t('verify.retry')}
        </Button>
      )}
      <OnwardButton />
    </>
  )
}
