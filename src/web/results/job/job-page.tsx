import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isRunning } from '#contract/entities/job.ts'
import { CallError } from '#web/http/call-error.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { ImageBrowser } from '#web/results/images/image-browser.tsx'
import { countQuery, jobQuery } from '#web/results/queries/results-queries.ts'
import { useOwns } from '#web/results/queries/use-owns.ts'
import { useRefreshWhenOver } from '#web/results/queries/use-refresh-when-over.ts'
import { texts } from '#web/results/texts.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ErrorCard } from '#web/ui/feedback/error-card.tsx'
import { useDocumentTitle } from '#web/ui/layout/document-title.ts'
import { BackToList } from './back-to-list.tsx'
import { JobHeader } from './job-header.tsx'
import { JobMissing } from './job-missing.tsx'
import { JobPageSkeleton } from './job-page-skeleton.tsx'
import { RetryFailed } from './retry-failed.tsx'
import { RunningJob } from './running-job.tsx'

/** One job: a summary line, the next step, and every image with its texts. */
export function JobPage({ jobId, takesFocus }: { jobId: number; takesFocus: boolean }) {
  const t = useTexts(texts)
  const { data: job, error, refetch, isFetching } = useQuery(jobQuery(jobId, useLanguage()))
  // Fetched together with the job, so that the next step and the filters don't shift when they arrive.
  const toReview = useQuery(countQuery(jobId, 'needs_review'))
  const proposed = useQuery(countQuery(jobId, 'has_proposal'))
  const decorative = useQuery(countQuery(jobId, 'decorative'))
  const [isPrintWanted, setPrintWanted] = useState(false)
  const isOwn = useOwns(job)
  useRefreshWhenOver(job ? isRunning(job) : false)
  useDocumentTitle(job ? `${job.name} · ${t('title')}` : t('title'))

  if (!job && error instanceof CallError && error.status === 404) return <JobMissing />
  const isKnown = job && !toReview.isPending && !proposed.isPending && !decorative.isPending
  return (
    <div data-wide className="-mt-5 grid min-h-dvh content-start gap-2 max-sm:gap-1.5">
      {!job && error && (
        <>
          <BackToList takesFocus={takesFocus} />
          <ErrorCard title={t('detail.loadFailed')} onRetry={() => refetch()} isRetrying={isFetching}>
            {messageFor(error)}
          </ErrorCard>
        </>
      )}
      {!isKnown && !(error && !job) && <JobPageSkeleton />}
      {isKnown && (
        <>
          <JobHeader
            job={job}
            toReview={isOwn && !isRunning(job) ? (toReview.data ?? 0) : 0}
            takesFocus={takesFocus}
            onPrint={() => setPrintWanted(true)}
          />
          {job.regenerates !== null && (
            <Banner
              tone="info"
              action={<LinkButton href={`/results/${job.regenerates}`}>{t('regenerates.open')}</LinkButton>}
            >
              {t('regenerates.text')}
            </Banner>
          )}
          {(job.retryableImages > 0 || (!isRunning(job) && job.list && job.failedImages > 0)) && (
            <RetryFailed job={job} />
          )}
          {isRunning(job) ? (
            <RunningJob job={job} />
          ) : (
            <ImageBrowser job={job} isPrintWanted={isPrintWanted} onPrinted={() => setPrintWanted(false)} />
          )}
        </>
      )}
    </div>
  )
}
