import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { Redirect, useLocation } from 'wouter'
import { currentUserQuery } from '#web/http/current-user.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { ErrorCard } from '#web/ui/feedback/error-card.tsx'
import { WaitingPage } from './page-frame.tsx'
import { texts } from './texts.ts'

/**
 * A page for signed-in users; shows a spinner until the session is known. Redirects visitors to the sign-in, which leads back to this page
 * unless they have just signed out of it.
 */
export function ProtectedRoute({ children }: { children: ReactNode }) {
  const t = useTexts(texts)
  const user = useQuery(currentUserQuery)
  const [returnTo] = useLocation()
  const wasSignedIn = useRef(false)
  useEffect(() => {
    if (user.data) wasSignedIn.current = true
  }, [user.data])
  if (user.data) return children
  if (user.data === null)
    return <Redirect to="/auth" replace state={wasSignedIn.current ? null : { returnTo }} />
  if (!user.isError) return <WaitingPage />
  return (
    <ErrorCard title={t('userUnknown')} onRetry={() => user.refetch()} isRetrying={user.isFetching}>
      {messageFor(user.error)}
    </ErrorCard>
  )
}

/** A page for administrators: redirects other signed-in users to the start page. */
export function AdminRoute({ children }: { children: ReactNode }) {
  const { data: user } = useQuery(currentUserQuery)
  return <ProtectedRoute>{user?.isAdmin ? children : <Redirect to="/" replace />}</ProtectedRoute>
}
