import { useTexts } from '#web/i18n/use-texts.ts'
import { buttonClass } from '#web/ui/buttons/button-class.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import type { Issuer } from './single-sign-on-button.tsx'
import { texts } from './single-sign-on-texts.ts'
import { useAccountWithoutPassword } from './use-account-without-password.ts'

/** Replaces the password of an account that has none: requires a recent sign-in and links to one. */
export function SignInAgain({ issuer: { name, url }, isFresh }: { issuer: Issuer; isFresh: boolean }) {
  const t = useTexts(texts)
  if (isFresh) return <p className="text-sm text-muted">{t('fresh.given')}</p>
  return (
    <Banner
      tone="warning"
      action={
        <a href={`${url}?to=konto&fresh=1`} className={buttonClass({ size: 'small' })}>
          <span className="wrap-anywhere">{t('fresh.again', { name })}</span>
        </a>
      }
    >
      {t('fresh.needed', { name })}
    </Banner>
  )
}

/** Offers a new sign-in after a call was refused that needs one. Users with a password see nothing. */
export function NewSignIn() {
  const without = useAccountWithoutPassword()
  return without && <SignInAgain issuer={without.issuer} isFresh={false} />
}
