import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { takesRegistrations } from '#contract/entities/registration.ts'
import type { HalfSignIn } from '#contract/entities/second-factor.ts'
import { AuthSpinner } from '#web/accounts/auth-spinner.tsx'
import type { UnverifiedAccount } from '#web/accounts/unverified-account.ts'
import { settingsQuery } from '#web/http/public-settings.ts'
import { isDocumentOfRegisterTab } from './recaptcha.ts'
import { RegisterClosed } from './register-closed.tsx'
import { RegisterForm } from './register-form.tsx'

/** Registration, in a document that is allowed to load reCAPTCHA if that is on: however it was navigated to. */
export function RegisterTab({
  onUnverified,
  onHalf,
}: {
  onUnverified: (account: UnverifiedAccount) => void
  onHalf: (half: HalfSignIn) => void
}) {
  const settings = useQuery(settingsQuery)
  const mustReload = Boolean(settings.data?.recaptcha) && !isDocumentOfRegisterTab()

  useEffect(() => {
    if (mustReload) window.location.reload()
  }, [mustReload])

  if (settings.isPending || mustReload) return <AuthSpinner />
  const { recaptcha = null, requiresVerification = false, registration } = settings.data ?? {}
  if (registration && !takesRegistrations(registration)) {
    return <RegisterClosed mode={registration.mode} supportEmail={settings.data?.supportEmail ?? ''} />
  }
  return (
    <RegisterForm
      recaptcha={recaptcha}
      requiresVerification={requiresVerification}
      domains={registration?.domains ?? []}
      onUnverified={onUnverified}
      onHalf={onHalf}
    />
  )
}
