import { Trash2 } from 'lucide-react'
import { isRunning, type Job } from '#contract/entities/job.ts'
import { downloadFormats } from '#web/components/download-formats.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { DeleteJobs } from '#web/results/parts/delete-jobs.tsx'
import { FollowLink } from '#web/results/parts/follow-link.tsx'
import { texts } from '#web/results/texts.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { DownloadLink } from '#web/ui/downloads/download-link.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { useWhichJob } from './use-which-job.ts'

/** On phones the buttons share the card's width. */
const narrow = 'max-sm:grow max-sm:px-1.5 max-sm:text-sm max-sm:[&_svg]:hidden'

/** The actions on a job in the list. While it runs, they are on the upload page. */
export function JobActions({ job }: { job: Job }) {
  const t = useTexts(texts)
  const which = useWhichJob(job)
  if (isRunning(job)) return <FollowLink />
  const urls = { csv: job.csvUrl, json: job.jsonUrl, xlsx: job.xlsxUrl }
  return (
    <div className="flex flex-wrap items-center gap-1 sm:gap-2">
      <LinkButton href={`/results/${job.id}`} className={narrow}>
        <span aria-hidden>{t('job.details')}</span>
        <VisuallyHidden>
          {t('job.detailsOf', { name: job.filename })} {which}
        </VisuallyHidden>
      </LinkButton>
      {downloadFormats(job).map(
        (format) =>
          urls[format] && (
            <DownloadLink
              key={format}
              url={urls[format]}
              label={`${t(`job.${format}Of`, { name: job.filename })} ${which}`}
              className={narrow}
            >
              {t(`job.${format}`)}
            </DownloadLink>
          ),
      )}
      <DeleteJobs jobs={[job]}>
        {(ask) => (
          <IconButton label={`${t('job.deleteOf', { name: job.filename })} ${which}`} onClick={ask}>
            <Trash2 aria-hidden className="size-5" />
          </IconButton>
        )}
      </DeleteJobs>
    </div>
  )
}
