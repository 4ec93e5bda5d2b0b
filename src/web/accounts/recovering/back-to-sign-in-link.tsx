import { Link } from 'wouter'
import { authAddress } from '#web/accounts/auth-views.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from './recovery-texts.ts'

export function BackToSignInLink() {
  const t = useTexts(texts)
  return (
    <p>
      <Link
        href={authAddress.login}
        className="py-1 text-sm font-semibold text-accent underline underline-offset-4"
      >
        {t('backToLogin')}
      </Link>
    </p>
  )
}
