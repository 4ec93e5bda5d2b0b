import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { Job } from '#contract/entities/job.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { buttonClass } from '#web/ui/buttons/button-class.ts'
import { Popover } from '#web/ui/dialogs/popover.tsx'
import { DownloadLink } from '#web/ui/downloads/download-link.tsx'

/** The download in the format that was chosen for the job, and behind an arrow the others. */
export function DownloadChoice({ job, isLoudest }: { job: Job; isLoudest: boolean }) {
  const t = useTexts(texts)
  const { csvUrl, jsonUrl } = job
  if (!csvUrl || !jsonUrl) return null
  const urls = { csv: csvUrl, json: jsonUrl }
  const other = job.format === 'csv' ? 'json' : 'csv'
  const variant = isLoudest ? 'primary' : 'secondary'
  return (
    <div className={clsx('flex', isLoudest && 'max-sm:grow')}>
      <DownloadLink url={urls[job.format]} variant={variant} className="grow rounded-r-none px-4!">
        <span className={clsx(!isLoudest && 'max-sm:sr-only')}>{t(`detail.${job.format}`)}</span>
      </DownloadLink>
      <Popover
        className="p-1.5 sm:w-max"
        button={(attributes) => (
          <button
            {...attributes}
            type="button"
            aria-label={t('detail.formats')}
            title={t('detail.formats')}
            className={buttonClass({
              variant,
              className: isLoudest
                ? '-ml-px rounded-l-none border-l-accent-ink/40 px-2.5!'
                : '-ml-px rounded-l-none px-2.5!',
            })}
          >
            <ChevronDown aria-hidden className="size-5" />
          </button>
        )}
      >
        {() => (
          <DownloadLink url={urls[other]} variant="quiet" className="w-full justify-start">
            {t(`detail.${other}`)}
          </DownloadLink>
        )}
      </Popover>
    </div>
  )
}
