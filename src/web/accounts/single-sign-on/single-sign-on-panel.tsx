import { type ReactNode, useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { HalfSignIn } from '#contract/entities/second-factor.ts'
import { authAddress } from '#web/accounts/auth-views.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { OrLine } from '#web/ui/layout/section.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { ConfirmAccountForm } from './confirm-account-form.tsx'
import { type Issuer, SingleSignOnButton } from './single-sign-on-button.tsx'
import { readFault, readHalfSignIn } from './single-sign-on-queries.ts'
import { texts } from './single-sign-on-texts.ts'

/** Single sign-on: below the form for username and password, or around it if the issuer is the only way to sign in. */
export function SingleSignOnPanel({
  issuer,
  passwordForm,
  onHalf,
}: {
  issuer: Issuer
  passwordForm: ReactNode
  onHalf: (half: HalfSignIn) => void
}) {
  const t = useTexts(texts)
  const search = useSearch()
  const isHalf = new URLSearchParams(search).get('sso') === 'half'
  const [, navigate] = useLocation()
  useEffect(() => {
    if (!isHalf) return
    // Not a query: if the sign-in has expired, all of the user's queries are removed.
    readHalfSignIn().then(onHalf, () => navigate(authAddress.login, { replace: true }))
  }, [isHalf, onHalf, navigate])
  const { name, isOnly } = issuer
  const fault = readFault(search)
  if (isHalf) return <Spinner />
  if (fault === 'account_exists') return <ConfirmAccountForm name={name} onHalf={onHalf} />
  return (
    <>
      {fault && (
        <Banner tone="bad" title={t('failed')} className="order-first">
          {t(`fault.${fault}`, { name })}
        </Banner>
      )}
      {isOnly ? <p className="text-muted">{t('onlyLead', { name })}</p> : <OrLine>{t('or')}</OrLine>}
      <SingleSignOnButton issuer={issuer} isFirst={isOnly} />
      {isOnly && (
        <details className="text-sm">
          <summary className="min-h-6 py-1 text-muted underline underline-offset-4">{t('first')}</summary>
          <div className="pt-4">{passwordForm}</div>
        </details>
      )}
    </>
  )
}
