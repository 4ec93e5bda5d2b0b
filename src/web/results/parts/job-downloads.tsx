import type { Job } from '#contract/entities/job.ts'
import { downloadFormats } from '#web/components/download-formats.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { DownloadLink } from '#web/ui/downloads/download-link.tsx'

/** A job's downloads in their order; the first can be the primary button. */
export function JobDownloads({ job, isLoudest }: { job: Job; isLoudest: boolean }) {
  const t = useTexts(texts)
  const urls = { csv: job.csvUrl, json: job.jsonUrl, xlsx: job.xlsxUrl }
  return downloadFormats(job).map((format, place) => {
    const url = urls[format]
    if (!url) return null
    return (
      <DownloadLink
        key={format}
        url={url}
        variant={isLoudest && place === 0 ? 'primary' : 'secondary'}
        className="max-sm:grow"
      >
        {t(`detail.${format}`)}
      </DownloadLink>
    )
  })
}
