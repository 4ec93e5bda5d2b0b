import { useQuery } from '@tanstack/react-query'
import { isRunning } from '#contract/entities/job.ts'
import { CallError } from '#web/http/call-error.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { jobQuery } from '#web/results/queries/results-queries.ts'
import { useRefreshWhenOver } from '#web/results/queries/use-refresh-when-over.ts'
import { texts } from '#web/results/texts.ts'
import { ErrorCard } from '#web/ui/feedback/error-card.tsx'
import { useDocumentTitle } from '#web/ui/layout/use-document-title.ts'
import { BackToList } from './back-to-list.tsx'
import { ImageBrowser } from './image-browser.tsx'
import { JobHeader } from './job-header.tsx'
import { JobMissing } from './job-missing.tsx'
import { JobPageSkeleton } from './job-page-skeleton.tsx'
import { JobSummary } from './job-summary.tsx'
import { RetryFailed } from './retry-failed.tsx'
import { RunningJob } from './running-job.tsx'

/** One job: its summary, its downloads and every image with its texts. */
export function JobPage({ jobId, takesFocus }: { jobId: number; takesFocus: boolean }) {
  const t = useTexts(texts)
  const { data: job, error, refetch, isFetching } = useQuery(jobQuery(jobId, useLanguage()))
  useRefreshWhenOver(job ? isRunning(job) : false)
  useDocumentTitle(job ? `${job.filename} · ${t('title')}` : t('title'))

  if (!job && error instanceof CallError && error.status === 404) return <JobMissing />
  return (
    <div className="grid gap-6">
      <BackToList takesFocus={takesFocus} />
      {!job && error && (
        <ErrorCard title={t('detail.loadFailed')} onRetry={() => refetch()} isRetrying={isFetching}>
          {messageFor(error)}
        </ErrorCard>
      )}
      {!job && !error && <JobPageSkeleton />}
      {job && (
        <>
          <JobHeader job={job} />
          <JobSummary job={job} />
          {job.retryableImages > 0 && <RetryFailed job={job} />}
          {isRunning(job) ? <RunningJob job={job} /> : <ImageBrowser job={job} />}
        </>
      )}
    </div>
  )
}
