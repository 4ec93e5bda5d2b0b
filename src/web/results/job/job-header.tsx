import { isRunning } from '#contract/entities/job.ts'
import { DownloadChoice } from '#web/components/filling/download-choice.tsx'
import { JobBadge } from '#web/components/job-badge.tsx'
import { ReviewLink } from '#web/results/parts/review-link.tsx'
import type { ShownJob } from '#web/results/queries/results-queries.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { BackToList } from './back-to-list.tsx'
import { JobFigures } from './job-figures.tsx'
import { JobMenu } from './job-menu.tsx'
import { PrintedCoverage } from './printed-coverage.tsx'

export interface JobHeaderProps {
  job: ShownJob
  /** Number of images to review. */
  toReview: number
  takesFocus: boolean
  onPrint: () => void
}

/** The job's name, outcome and cost in one line, with the next step at its end. */
export function JobHeader({ job, toReview, takesFocus, onPrint }: JobHeaderProps) {
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 sm:gap-y-2 xl:flex-nowrap">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
          <BackToList takesFocus={takesFocus} />
          <h1 className="text-xl" translate="no">
            {job.name}
          </h1>
          {/* It says that the job is paid, and a print is for a client. */}
          <span data-no-print>
            <JobBadge job={job} />
          </span>
          <JobFigures job={job} />
        </div>
        <div data-no-print className="relative flex shrink-0 items-center gap-2 max-sm:w-full">
          {toReview > 0 && (
            <ReviewLink
              job={job}
              count={toReview}
              variant="primary"
              className="px-4 whitespace-nowrap max-sm:grow max-sm:px-2 max-[22.5rem]:[&_svg]:hidden"
            />
          )}
          <DownloadChoice job={job} isLoudest={toReview === 0} />
          {!isRunning(job) && <JobMenu job={job} onPrint={onPrint} />}
        </div>
      </div>
      {!isRunning(job) && <PrintedCoverage job={job} />}
      {job.error && <Banner tone={job.status === 'failed' ? 'bad' : 'warning'}>{job.error}</Banner>}
    </div>
  )
}
