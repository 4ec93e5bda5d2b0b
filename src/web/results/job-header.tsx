import { Trash2 } from 'lucide-react'
import { useLocation } from 'wouter'
import type { Job } from '#contract/entities/job.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Banner } from '#web/ui/banner.tsx'
import { DownloadLink } from '#web/ui/download-link.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { DeleteJob } from './delete-job.tsx'
import { isRunning } from './job-state.ts'
import { JobStatusBadge } from './job-status-badge.tsx'
import { texts } from './texts.ts'

/** What the job is called and how it ended, and its downloads: the format that was chosen for it comes first. */
export function JobHeader({ job }: { job: Job }) {
  const t = useTexts(texts)
  const [, navigate] = useLocation()
  const urls = { csv: job.csvUrl, json: job.jsonUrl }
  const formats = job.format === 'csv' ? (['csv', 'json'] as const) : (['json', 'csv'] as const)

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-lg sm:text-xl" translate="no">
            {job.filename}
          </h1>
          <JobStatusBadge job={job} />
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {formats.map((format, place) => {
            const url = urls[format]
            if (!url) return null
            return (
              <DownloadLink
                key={format}
                url={url}
                variant={place === 0 ? 'primary' : 'secondary'}
                className="max-sm:grow"
              >
                {t(`detail.${format}`)}
              </DownloadLink>
            )
          })}
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
