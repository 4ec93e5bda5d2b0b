import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { currentUserQuery } from '#web/http/current-user.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { ErrorCard } from '#web/ui/feedback/error-card.tsx'
import { WaitingPage } from './page-frame.tsx'
import { texts } from './texts.ts'

/** A page for signed-in users. Redirects visitors to the sign-in; shows a spinner until the session is known. */
export function ProtectedRoute({ children }: { children: ReactNode }) {
  const t = useTexts(texts)
  const user = useQuery(currentUserQuery)
  if (user.data) return children
  if (user.data === null) return <Redirect to="/auth" replace />
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
