import { isRunning, type Job } from '#contract/entities/job.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { formatCents } from '#contract/money.ts'
import type { AdminTexts } from '#web/admin/texts.ts'
import { JobBadge } from '#web/components/job-badge.tsx'
import { JobNumber } from '#web/components/job-number.tsx'
import { formatDate, formatTime } from '#web/ui/formats/date-time.ts'
import { formatNumber } from '#web/ui/formats/numbers.ts'
import type { DataColumn } from '#web/ui/tables/data-table.tsx'
import { ViewJob } from './view-job.tsx'

/** The columns of the list of jobs. Sortable columns have the contract's name of their order as key. */
export function jobColumns(t: AdminTexts, language: UiLanguage) {
  const number = (value: number) => formatNumber(value, language)
  const track = 'max-content'
  return [
    {
      key: 'filename',
      head: t('jobs.file'),
      track: 'minmax(7.5rem,3fr)',
      isUnlabelled: true,
      isSortable: true,
      cell: (job) => (
        <span className="grid min-w-0">
          <span className="font-semibold" translate="no">
            {job.filename}
          </span>
          <JobNumber job={job} />
        </span>
      ),
    },
    {
      key: 'username',
      head: t('user.name'),
      track: 'minmax(7.5rem,3fr)',
      isSortable: true,
      cell: ({ username, email }) => (
        <span className="grid min-w-0" translate="no">
          <span>{username}</span>
          <span className="text-sm text-muted">{email}</span>
        </span>
      ),
    },
    {
      key: 'status',
      head: t('jobs.state'),
      track: 'minmax(max-content,1fr)',
      isSortable: true,
      cell: (job) => (
        // Stacked: side by side, two badges would be wider than the column in a window of 1,024 px.
        <span className="flex flex-col items-start gap-1">
          <JobBadge job={job} />
        </span>
      ),
    },
    {
      key: 'totalImages',
      head: t('user.images'),
      track,
      isAtEnd: true,
      isSortable: true,
      cell: (job) =>
        t('jobs.ofAll', {
          // As its user sees it: the progress while it runs, then the number of images with texts.
          done: number(isRunning(job) ? job.processedImages : job.successfulImages),
          total: number(job.totalImages),
        }),
    },
    {
      key: 'failedImages',
      head: t('jobs.failures'),
      track,
      isAtEnd: true,
      isSortable: true,
      cell: ({ failedImages }) => (
        <span className={failedImages > 0 ? 'font-semibold text-bad' : 'text-muted'}>
          {number(failedImages)}
        </span>
      ),
    },
    {
      key: 'costCents',
      head: t('user.cost'),
      track,
      isAtEnd: true,
      isSortable: true,
      cell: ({ costCents }) => formatCents(costCents, language),
    },
    {
      key: 'createdAt',
      head: t('jobs.started'),
      track,
      isSortable: true,
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="grid">
          {formatDate(createdAt, language)}
          <span className="text-sm text-muted">{formatTime(createdAt, language)}</span>
        </time>
      ),
    },
    {
      key: 'view',
      head: t('user.actions'),
      track,
      isAtEnd: true,
      isUnlabelled: true,
      cell: (job) => (
        <div className="max-lg:-mx-2">
          <ViewJob job={job} />
        </div>
      ),
    },
  ] as const satisfies readonly DataColumn<Job>[]
}
