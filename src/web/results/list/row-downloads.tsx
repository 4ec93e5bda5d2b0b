import { ChevronDown } from 'lucide-react'
import type { ListedJob } from '#contract/entities/job.ts'
import { downloadFormats } from '#web/components/download-formats.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts as resultsTexts } from '#web/results/texts.ts'
import { buttonClass } from '#web/ui/buttons/button-class.ts'
import { Popover } from '#web/ui/dialogs/popover.tsx'
import { DownloadLink } from '#web/ui/downloads/download-link.tsx'
import { texts } from './list-texts.ts'
import { useWhichJob } from './use-which-job.ts'

/** Downloads a completed job in its first format; the others are in a menu. */
export function RowDownloads({ job }: { job: ListedJob }) {
  const t = useTexts(texts)
  const tResults = useTexts(resultsTexts)
  const which = useWhichJob(job)
  const { csvUrl, jsonUrl, xlsxUrl } = job
  if (!csvUrl || !jsonUrl || !xlsxUrl) return null
  const urls = { csv: csvUrl, json: jsonUrl, xlsx: xlsxUrl }
  const [first, ...more] = downloadFormats(job)
  if (!first) return null
  return (
    <div className="relative z-raised flex has-[[aria-expanded=true]]:z-menu">
      <DownloadLink
        url={urls[first]}
        label={`${tResults(`job.${first}Of`, { name: job.name })} (${which})`}
        size="small"
        className="grow rounded-r-none whitespace-nowrap max-sm:min-h-11"
      >
        {tResults(`job.${first}`)}
      </DownloadLink>
      <Popover
        className="p-1.5 sm:w-max"
        button={(attributes) => (
          <button
            {...attributes}
            type="button"
            aria-label={t('row.formats', { name: job.name })}
            title={t('row.formats', { name: job.name })}
            className={buttonClass({
              size: 'small',
              className: '-ml-px rounded-l-none px-2! max-sm:min-h-11',
            })}
          >
            <ChevronDown aria-hidden className="size-4" />
          </button>
        )}
      >
        {() => (
          <div className="grid gap-0.5">
            {more.map((format) => (
              <DownloadLink
                key={format}
                url={urls[format]}
                label={`${tResults(`detail.${format}`)}: ${job.name} (${which})`}
                variant="quiet"
                className="justify-start text-left"
              >
                {tResults(`detail.${format}`)}
              </DownloadLink>
            ))}
          </div>
        )}
      </Popover>
    </div>
  )
}
