import { useTexts } from '#web/i18n/use-texts.ts'
import { buttonClass } from '#web/ui/buttons/button-class.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import type { Issuer } from './single-sign-on-button.tsx'
import { texts } from './single-sign-on-texts.ts'

/** What stands in place of a password that the account does not have: a sign-in of just now, and the way to one. */
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
