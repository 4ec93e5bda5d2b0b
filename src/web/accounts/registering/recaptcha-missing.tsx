import { useTexts } from '#web/i18n/use-texts.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { texts } from './register-texts.ts'

/** The script did not load, so nobody can register. */
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
