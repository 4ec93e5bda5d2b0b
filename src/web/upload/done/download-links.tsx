import { useQueryClient } from '@tanstack/react-query'
import { downloadCsv, downloadJson } from '#contract/endpoints/jobs.ts'
import type { Summary } from '#contract/entities/progress.ts'
import { urlOf } from '#web/http/url-of.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { DownloadLink } from '#web/ui/downloads/download-link.tsx'
import { texts } from '#web/upload/texts.ts'

/** To the results, and both files; the chosen format stands first. */
export function DownloadLinks({ summary }: { summary: Summary }) {
  const t = useTexts(texts)
  const queries = useQueryClient()
  const params = { id: summary.jobId }
  const files = [
    { format: 'csv', href: urlOf(downloadCsv, { params }) },
    { format: 'json', href: urlOf(downloadJson, { params }) },
  ] as const
  const chosenFirst = [...files].sort((a) => (a.format === summary.fileType ? -1 : 1))

  return (
    <>
      <LinkButton
        href="/results"
        variant="primary"
        onClick={() => void queries.invalidateQueries({ queryKey: ['jobs'] })}
      >
        {t('done.results')}
      </LinkButton>
      {chosenFirst.map(({ format, href }) => (
        <DownloadLink key={format} url={href}>
          {t(`done.${format}`)}
        </DownloadLink>
      ))}
    </>
  )
}
