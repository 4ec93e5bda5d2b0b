import type { UseQueryResult } from '@tanstack/react-query'
import { messageFor } from '#web/http/message-for.ts'
import { ErrorCard } from '#web/ui/feedback/error-card.tsx'

/** The error of a list that could not be loaded, with a retry button. */
export function ListFailed({
  title,
  query,
}: {
  title: string
  query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>
}) {
  return (
    <ErrorCard title={title} onRetry={() => query.refetch()} isRetrying={query.isFetching}>
      {messageFor(query.error)}
    </ErrorCard>
  )
}
