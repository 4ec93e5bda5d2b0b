import { clsx } from 'clsx'
import { isRunning, type ListedJob } from '#contract/entities/job.ts'
import { CheckKeyLink } from '#web/components/check-key-link.tsx'
import { FollowLink } from '#web/results/parts/follow-link.tsx'
import { JobProgress } from '#web/results/parts/job-progress.tsx'
import { JobChoice } from './job-choice.tsx'
import { JobCounts } from './job-counts.tsx'
import { JobHit } from './job-hit.tsx'
import { JobRowFrame } from './job-row-frame.tsx'
import { JobRowMenu } from './job-row-menu.tsx'
import { JobSums } from './job-sums.tsx'
import { JobTitle } from './job-title.tsx'
import { ReviewProgress } from './review-progress.tsx'
import { RowDownloads } from './row-downloads.tsx'
import { RowPictures } from './row-pictures.tsx'
import type { Choice } from './use-choice.ts'

export interface JobRowProps {
  job: ListedJob
  /** What was searched for; empty: nothing. */
  search: string
  /** The user returns from this job. */
  takesFocus: boolean
  choice: Choice
  onLabel: (label: string) => void
}

/** A job in the list. The whole row opens it. */
export function JobRow({ job, search, takesFocus, choice, onLabel }: JobRowProps) {
  const running = isRunning(job)
  return (
    <li
      className={clsx(
        'relative border-line not-first:border-t first:rounded-t-lg last:rounded-b-lg',
        !running && 'has-[h2_a:hover]:bg-sunken/60',
      )}
    >
      <JobRowFrame
        pictures={<RowPictures job={job} />}
        name={
          <div className="flex items-center gap-2">
            {choice.isOn && !running && (
              <div className="relative z-raised">
                <JobChoice job={job} choice={choice} />
              </div>
            )}
            <JobTitle job={job} takesFocus={takesFocus} onLabel={onLabel} />
          </div>
        }
        state={<JobCounts job={job} />}
        review={running ? <JobProgress job={job} /> : <ReviewProgress job={job} />}
        facts={<JobSums job={job} />}
        download={running ? <FollowLink size="small" /> : <RowDownloads job={job} />}
        menu={<JobRowMenu job={job} />}
      >
        {(job.hit || job.error) && (
          <>
            {job.hit && <JobHit job={job} hit={job.hit} search={search} />}
            {job.error && (
              <p className={clsx('text-sm', job.status === 'failed' ? 'text-bad' : 'text-warning')}>
                {job.error}
              </p>
            )}
            {job.status === 'paused' && (
              <div className="relative z-raised justify-self-start empty:hidden">
                <CheckKeyLink reason={job.reason} />
              </div>
            )}
          </>
        )}
      </JobRowFrame>
    </li>
  )
}
