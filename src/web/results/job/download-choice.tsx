import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { Job } from '#contract/entities/job.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { downloadFormats } from '#web/shown/download-formats.ts'
import { buttonClass } from '#web/ui/buttons/button-class.ts'
import { Popover } from '#web/ui/dialogs/popover.tsx'
import { DownloadLink } from '#web/ui/downloads/download-link.tsx'

/** The download that comes first, and behind an arrow the others. */
export function DownloadChoice({ job, isLoudest }: { job: Job; isLoudest: boolean }) {
  const t = useTexts(texts)
  const { csvUrl, jsonUrl, xlsxUrl } = job
  if (!csvUrl || !jsonUrl || !xlsxUrl) return null
  const urls = { csv: csvUrl, json: jsonUrl, xlsx: xlsxUrl }
  const [first = 'csv', ...others] = downloadFormats(job)
  const variant = isLoudest ? 'primary' : 'secondary'
  return (
    <div className={clsx('flex', isLoudest && 'max-sm:grow')}>
      <DownloadLink url={urls[first]} variant={variant} className="grow rounded-r-none px-4!">
        <span className={clsx(!isLoudest && 'max-sm:sr-only')}>{t(`detail.${first}`)}</span>
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
        {() =>
          others.map((format) => (
            <DownloadLink key={format} url={urls[format]} variant="quiet" className="w-full justify-start">
              {t(`detail.${format}`)}
            </DownloadLink>
          ))
        }
      </Popover>
    </div>
  )
}
