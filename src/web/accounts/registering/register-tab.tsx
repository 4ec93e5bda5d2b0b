import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { HalfSignIn } from '#contract/entities/second-factor.ts'
import type { UnverifiedAccount } from '#web/accounts/unverified-account.ts'
import { settingsQuery } from '#web/http/public-settings.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { isDocumentOfRegisterTab } from './recaptcha.ts'
import { RegisterForm } from './register-form.tsx'

/** Registration, in a document that may load reCAPTCHA where that is switched on: by link and tab, by back and forward. */
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

  if (settings.isPending || mustReload) return <Spinner />
  return (
    <RegisterForm
      recaptcha={settings.data?.recaptcha ?? null}
      requiresVerification={settings.data?.requiresVerification ?? false}
      onUnverified={onUnverified}
      onHalf={onHalf}
    />
  )
}
