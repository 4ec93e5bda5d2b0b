import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { texts } from './register-texts.ts'

/** The reCAPTCHA script did not load, so registration is impossible. */
export function RecaptchaMissing() {
  const t = useTexts(texts)
  return (
    <Banner
      tone="bad"
      title={t('recaptchaMissing')}
      action={
        <Button size="small" onClick={() => window.location.reload()}>
          {t('reload')}
        </Button>
      }
    >
      {t('recaptchaMissingHint')}
    </Banner>
  )
}
