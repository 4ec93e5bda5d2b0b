import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { currentUserQuery } from '#web/http/current-user.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Card } from '#web/ui/card.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useDocumentTitle } from '#web/ui/use-document-title.ts'
import { LoginForm } from './login-form.tsx'
import { ProductPromise } from './product-promise.tsx'
import { texts } from './texts.ts'

/** Source: docs/specification.md#auth-screen */
const redirectAfterMs = 500

/** Sign-in: the promise on the left, the form on the right; on a phone the form comes first. */
export function AuthPage() {
  const t = useTexts(texts)
  const { data: user } = useQuery(currentUserQuery)
  const [, navigate] = useLocation()
  const isSignedIn = Boolean(user)
  useDocumentTitle(t('title'))

  useEffect(() => {
    if (!isSignedIn) return
    const timer = setTimeout(() => navigate('/', { replace: true }), redirectAfterMs)
    return () => clearTimeout(timer)
  }, [isSignedIn, navigate])

  return (
    <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-16">
      <Card className="lg:sticky lg:top-8 lg:col-start-2 lg:row-start-1 lg:p-8">
        <h1 className="mb-5 text-xl">{t('title')}</h1>
        {user ? (
          <p className="flex items-center gap-3 text-muted">
            <Spinner isSilent />
            <span role="status">{t('signedIn', { name: user.username })}</span>
          </p>
        ) : (
          <LoginForm />
        )}
      </Card>
      <ProductPromise />
    </div>
  )
}
