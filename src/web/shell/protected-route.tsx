import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { currentUserQuery } from '#web/http/current-user.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { ErrorCard } from '#web/ui/feedback/error-card.tsx'
import { texts } from './texts.ts'
import { WaitingPage } from './waiting-page.tsx'

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
