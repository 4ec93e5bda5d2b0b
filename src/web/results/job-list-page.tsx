import { useQuery } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useDocumentTitle } from '#web/ui/use-document-title.ts'
import { JobCard } from './job-card.tsx'
import { JobListSkeleton } from './job-list-skeleton.tsx'
import { isRunning } from './job-state.ts'
import { NoJobs } from './no-jobs.tsx'
import { jobsQuery } from './results-queries.ts'
import { texts } from './texts.ts'
import { useFocusWhenLost } from './use-focus-when-lost.ts'
import { useRefreshWhenOver } from './use-refresh-when-over.ts'

/** Every job of the user, newest first. `focusJobId`: the job that the reader comes back from. */
export function JobListPage({ focusJobId }: { focusJobId?: string | null | undefined }) {
  const t = useTexts(texts)
  const jobs = useQuery(jobsQuery(useLanguage()))
  const heading = useFocusWhenLost<HTMLHeadingElement>(focusJobId != null)
  useDocumentTitle(t('title'))
  useRefreshWhenOver(jobs.data?.some(isRunning) ?? false)

  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 ref={heading} tabIndex={-1} className="text-xl">
          {t('title')}
        </h1>
        <LinkButton href="/">
          <Upload aria-hidden className="size-5" />
          {t('toUpload')}
        </LinkButton>
      </div>
      {jobs.isPending && <JobListSkeleton />}
      {jobs.isError && !jobs.data && (
        <ErrorCard title={t('loadFailed')} onRetry={() => jobs.refetch()} isRetrying={jobs.isFetching} />
      )}
      {jobs.data?.length === 0 && <NoJobs />}
      {jobs.data && jobs.data.length > 0 && (
        <ul aria-label={t('job.list')} className="grid gap-4">
          {jobs.data.map((job) => (
            <JobCard key={job.id} job={job} takesFocus={focusJobId === String(job.id)} />
          ))}
        </ul>
      )}
    </div>
  )
}
