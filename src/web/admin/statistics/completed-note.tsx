import { LoadBar } from '#web/admin/parts/load-bar.tsx'
import { texts } from '#web/admin/texts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { formatPercent } from '#web/ui/formats/numbers.ts'

/** The share of completed jobs, as a bar and a figure. Rounded down: 100 % only if none is missing. */
export function CompletedNote({
  counts: { completedJobsCount, jobsCount },
}: {
  counts: { completedJobsCount: number; jobsCount: number }
}) {
  const t = useTexts(texts)
  const language = useLanguage()
  if (jobsCount === 0) return null
  const share = completedJobsCount / jobsCount
  return (
    <>
      <LoadBar share={share} />
      {t('counts.ofAll', { share: formatPercent(Math.floor(share * 100), language) })}
    </>
  )
}
