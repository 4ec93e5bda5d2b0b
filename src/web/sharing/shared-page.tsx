import { useQuery } from '@tanstack/react-query'
import { useParams } from 'wouter'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { ErrorCard } from '#web/ui/feedback/error-card.tsx'
import { useDocumentTitle } from '#web/ui/layout/document-title.ts'
import { useView } from '#web/ui/views/use-view.ts'
import { SharedJobView } from './shared-job-view.tsx'
import { SharedOver } from './shared-over.tsx'
import { isOver, sharedQuery } from './shared-queries.ts'
import { SharedSkeleton } from './shared-skeleton.tsx'
import { sharedAddress } from './shared-view.ts'
import { texts } from './texts.ts'

/** The images and texts of a job for anyone who has its link, read-only. */
export function SharedPage() {
  const t = useTexts(texts)
  const { token = '' } = useParams<{ token: string }>()
  const [view, change] = useView(sharedAddress)
  const { data: job, error, refetch, isFetching, isPlaceholderData } = useQuery(sharedQuery(token, view.page))
  useDocumentTitle(job ? job.filename : t('title'))

  if (error && isOver(error)) return <SharedOver />
  if (job)
    return (
      <SharedJobView token={token} job={job} isOutdated={isPlaceholderData} view={view} onChange={change} />
    )
  if (error)
    return (
      <ErrorCard title={t('loadFailed')} onRetry={() => refetch()} isRetrying={isFetching}>
        {messageFor(error)}
      </ErrorCard>
    )
  return <SharedSkeleton />
}
