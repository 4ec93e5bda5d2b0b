import { clsx } from 'clsx'
import { isRunning, type Job } from '#contract/entities/job.ts'
import { CheckKeyLink } from '#web/components/check-key-link.tsx'
import { JobBadge } from '#web/components/job-badge.tsx'
import { JobNumber } from '#web/components/job-number.tsx'
import { JobProgress } from '#web/results/parts/job-progress.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { JobActions } from './job-actions.tsx'
import { JobCardFrame } from './job-card-frame.tsx'
import { JobChoice } from './job-choice.tsx'
import { JobFacts } from './job-facts.tsx'
import { JobReview } from './job-review.tsx'
import { JobStrip } from './job-strip.tsx'
import { JobTitle } from './job-title.tsx'
import type { Choice } from './use-choice.ts'

/** `takesFocus`: the user returns from this job. */
export function JobCard({ job, takesFocus, choice }: { job: Job; takesFocus: boolean; choice: Choice }) {
  return (
    <li>
      <Card>
        <JobCardFrame strip={<JobStrip job={job} />} actions={<JobActions job={job} />}>
          <div className="grid gap-2">
            <div className="flex items-start gap-1">
              {choice.isOn && !isRunning(job) && <JobChoice job={job} choice={choice} />}
              <JobTitle job={job} takesFocus={takesFocus} />
            </div>
            <div className="flex min-h-9 flex-wrap items-center gap-2">
              <JobBadge job={job} />
              <JobNumber job={job} />
              {!isRunning(job) && <JobReview job={job} />}
            </div>
            <JobFacts job={job} />
            {job.error && (
              <p className={clsx('text-sm', job.status === 'failed' ? 'text-bad' : 'text-warning')}>
                {job.error}
              </p>
            )}
            {job.status === 'paused' && (
              <div className="empty:hidden">
                <CheckKeyLink />
              </div>
            )}
            {isRunning(job) && <JobProgress job={job} />}
          </div>
        </JobCardFrame>
      </Card>
    </li>
  )
}
