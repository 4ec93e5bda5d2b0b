import { Link } from 'wouter'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from './register-texts.ts'

/** Says that reCAPTCHA watches the registration. */
export function RecaptchaNotice() {
  const t = useTexts(texts)
  return (
    <p className="text-sm text-muted">
      {t('recaptcha')}{' '}
      <Link href="/datenschutz" className="text-accent underline underline-offset-4">
        {t('privacy')}
      </Link>
    </p>
  )
}
