import { isRunning, type ListedJob } from '#contract/entities/job.ts'
import { JobBadge } from '#web/components/job-badge.tsx'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts as resultsTexts } from '#web/results/texts.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { texts } from './list-texts.ts'

/** The state of a job and, once it is over, how many of its images have texts: `48/54 · 6 Fehler`. */
export function JobCounts({ job }: { job: ListedJob }) {
  const t = useTexts(texts)
  const tResults = useTexts(resultsTexts)
  const counts = { done: job.successfulImages, total: job.totalImages }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="flex flex-wrap gap-1">
        <JobBadge job={job} />
      </span>
      {!isRunning(job) && (
        <p>
          <span
            className={
              job.successfulImages === 0 && job.totalImages > 0 ? 'font-semibold text-bad' : undefined
            }
          >
            <span aria-hidden>{t('row.counts', counts)}</span>
            <VisuallyHidden>{t('row.countsSpoken', counts)}</VisuallyHidden>
          </span>
          {job.failedImages > 0 && (
            <span className="text-bad"> · {tResults('job.failed', { count: job.failedImages })}</span>
          )}
          {job.carriedImages > 0 && (
            <span className="text-muted">
              {' '}
              <span aria-hidden>{t('row.carried', { count: job.carriedImages })}</span>
              <VisuallyHidden>, {t('row.carriedSpoken', { count: job.carriedImages })}</VisuallyHidden>
            </span>
          )}
        </p>
      )}
    </div>
  )
}
