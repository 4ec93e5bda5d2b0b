import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { currentUserQuery } from '#web/http/current-user.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Card } from '#web/ui/card.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useDocumentTitle } from '#web/ui/use-document-title.ts'
import { AuthTabs } from './auth-tabs.tsx'
import { authAddress, authViewOf } from './auth-views.ts'
import { ProductPromise } from './product-promise.tsx'
import { texts } from './texts.ts'
import type { UnverifiedAccount } from './unverified-account.ts'

const ForgotPanel = lazy(async () => ({ default: (await import('./forgot-panel.tsx')).ForgotPanel }))
const VerificationPanel = lazy(async () => ({
  default: (await import('./verification-panel.tsx')).VerificationPanel,
}))

/** Source: docs/specification.md#auth-screen */
const redirectAfterMs = 500

/** Sign-in: the promise on the left, the form on the right; on a phone the form comes first. */
export function AuthPage() {
  const t = useTexts(texts)
  const { data: user } = useQuery(currentUserQuery)
  const [, navigate] = useLocation()
  const view = authViewOf(useSearch())
  const [unverified, setUnverified] = useState<UnverifiedAccount | null>(null)
  const isSignedIn = Boolean(user)
  const titles = { login: t('title'), register: t('registerTitle'), forgot: t('forgotTitle') }
  useDocumentTitle(unverified ? t('verificationTitle') : titles[view])

  useEffect(() => {
    if (!isSignedIn) return
    const timer = setTimeout(() => navigate('/', { replace: true }), redirectAfterMs)
    return () => clearTimeout(timer)
  }, [isSignedIn, navigate])

  function backToLogin(): void {
    setUnverified(null)
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
    if (unverified) return <VerificationPanel account={unverified} onBack={backToLogin} />
    if (view === 'forgot') return <ForgotPanel onBack={backToLogin} />
    return <AuthTabs view={view} onUnverified={setUnverified} />
  }

  return (
    <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-16">
      <Card className="lg:sticky lg:top-8 lg:col-start-2 lg:row-start-1 lg:p-8">
        <Suspense fallback={<Spinner />}>{panel()}</Suspense>
      </Card>
      <ProductPromise />
    </div>
  )
}
