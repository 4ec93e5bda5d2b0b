import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { HalfSignIn } from '#contract/entities/second-factor.ts'
import { AuthSpinner } from '#web/accounts/auth-spinner.tsx'
import { authAddress, authViewOf } from '#web/accounts/auth-views.ts'
import { texts } from '#web/accounts/texts.ts'
import type { UnverifiedAccount } from '#web/accounts/unverified-account.ts'
import { currentUserQuery } from '#web/http/current-user.ts'
import { settingsQuery } from '#web/http/public-settings.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { useDocumentTitle } from '#web/ui/layout/document-title.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { AuthTabs } from './auth-tabs.tsx'
import { SignInChoice } from './sign-in-choice.tsx'

const ForgotPanel = lazy(async () => ({
  default: (await import('#web/accounts/recovering/forgot-panel.tsx')).ForgotPanel,
}))
const VerificationPanel = lazy(async () => ({
  default: (await import('#web/accounts/recovering/verification-panel.tsx')).VerificationPanel,
}))

const SecondStep = lazy(async () => ({
  default: (await import('#web/accounts/second-factor/second-step.tsx')).SecondStep,
}))

/** Source: docs/specification/screens.md#auth-screen */
const redirectAfterMs = 500

/** The page that the visitor asked for before signing in, which `ProtectedRoute` leaves in the history. */
function readReturnTo(): string {
  const { returnTo } = (history.state ?? {}) as { returnTo?: unknown }
  return typeof returnTo === 'string' && /^\/(?!\/)/.test(returnTo) ? returnTo : '/'
}

/** Sign-in, registration, and password recovery. */
export function AuthPage() {
  const t = useTexts(texts)
  const { data: user } = useQuery(currentUserQuery)
  const [, navigate] = useLocation()
  const view = authViewOf(useSearch())
  const [unverified, setUnverified] = useState<UnverifiedAccount | null>(null)
  const [half, setHalf] = useState<HalfSignIn | null>(null)
  const [returnTo] = useState(readReturnTo)
  const isSignedIn = Boolean(user)
  const isOnlyIssuer = useQuery(settingsQuery).data?.singleSignOn?.isOnly
  const titles = { login: t('title'), register: t('registerTitle'), forgot: t('forgotTitle') }
  useDocumentTitle(unverified ? t('verificationTitle') : titles[view])

  useEffect(() => {
    if (!isSignedIn) return
    const timer = setTimeout(() => navigate(returnTo, { replace: true }), redirectAfterMs)
    return () => clearTimeout(timer)
  }, [isSignedIn, navigate, returnTo])

  function backToLogin(): void {
    setUnverified(null)
    setHalf(null)
    navigate(authAddress.login)
  }

  function panel() {
    if (user) {
      return (
        <>
          <h1 className="mb-5 text-xl">{t('title')}</h1>
          <p className="flex items-center gap-3 text-muted">
            <Spinner isSilent />
            <span role="status">{t('signedIn', { name: user.username })}</span>
          </p>
        </>
      )
    }
    if (half) return <SecondStep half={half} onBack={backToLogin} />
    if (unverified) return <VerificationPanel account={unverified} onBack={backToLogin} />
    if (view === 'forgot') return <ForgotPanel onBack={backToLogin} />
    if (isOnlyIssuer) {
      return (
        <>
          <h1 className="mb-5 text-xl">{t('title')}</h1>
          <SignInChoice onUnverified={setUnverified} onHalf={setHalf} />
        </>
      )
    }
    return <AuthTabs view={view} onUnverified={setUnverified} onHalf={setHalf} />
  }

  return (
    <AuthFrame isTall={view !== 'login'}>
      <Suspense fallback={<AuthSpinner />}>{panel()}</Suspense>
    </AuthFrame>
  )
}
