import type { Summary } from '#contract/entities/progress.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { DownloadLink } from '#web/ui/downloads/download-link.tsx'
import { texts } from '#web/upload/texts.ts'

/** What failed, by what to do about it: corrected rows are uploaded again, for the others there is nothing to do. */
export function FailureGroups({ summary: { jobId, remedies } }: { summary: Summary }) {
  const t = useTexts(texts)
  return (
    <ul className="grid gap-2 text-sm">
      {remedies.retry > 0 && <li>{t('done.remedy.retry', { count: remedies.retry })}</li>}
      {remedies.correct > 0 && <li>{t('done.remedy.correct', { count: remedies.correct })}</li>}
      {remedies.none > 0 && <li>{t('done.remedy.none', { count: remedies.none })}</li>}
      {remedies.correct > 0 && (
        <li>
          <DownloadLink url={`/api/jobs/${jobId}/failed.csv`} size="small">
            {t('done.remedy.download')}
          </DownloadLink>
        </li>
      )}
    </ul>
  )
}
