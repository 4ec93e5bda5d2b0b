import type { Job } from '#contract/entities/job.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { DownloadLink } from '#web/ui/downloads/download-link.tsx'

/** A job's downloads: the format that was chosen for it comes first, and may be the loudest of what stands there. */
export function JobDownloads({ job, isLoudest }: { job: Job; isLoudest: boolean }) {
  const t = useTexts(texts)
  const urls = { csv: job.csvUrl, json: job.jsonUrl }
  const formats = job.format === 'csv' ? (['csv', 'json'] as const) : (['json', 'csv'] as const)
  return formats.map((format, place) => {
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
