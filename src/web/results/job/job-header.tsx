import { Trash2 } from 'lucide-react'
import { useLocation } from 'wouter'
import { isRunning, type Job } from '#contract/entities/job.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { DeleteJob } from '#web/results/parts/delete-job.tsx'
import { JobDownloads } from '#web/results/parts/job-downloads.tsx'
import { ReviewButton } from '#web/results/review/review-button.tsx'
import { texts } from '#web/results/texts.ts'
import { JobBadge } from '#web/shown/job-badge.tsx'
import { JobNumber } from '#web/shown/job-number.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'

/** What the job is called and how it ended, its downloads, and the way through what should be looked at. */
export function JobHeader({ job }: { job: Job }) {
  const t = useTexts(texts)
  const [, navigate] = useLocation()

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-lg sm:text-xl" translate="no">
            {job.filename}
          </h1>
          <JobBadge job={job} />
          <JobNumber job={job} />
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <JobDownloads job={job} isLoudest />
          {!isRunning(job) && <ReviewButton job={job} />}
          {!isRunning(job) && (
            <DeleteJob job={job} onDeleted={() => navigate('/results', { replace: true })}>
              {(ask) => (
                <IconButton label={t('job.deleteOf', { name: job.filename })} onClick={ask}>
                  <Trash2 aria-hidden className="size-5" />
                </IconButton>
              )}
            </DeleteJob>
          )}
        </div>
      </div>
      {job.error && <Banner tone={job.status === 'failed' ? 'bad' : 'warning'}>{job.error}</Banner>}
    </div>
  )
}
