import type { SharedJob } from '#contract/entities/share.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { formatPercent } from '#web/ui/formats/numbers.ts'
import { texts } from './texts.ts'

/** How many images have texts, and why the others have none. Rounded down: 100 % only if none is missing. */
export function Coverage({ job: { total, coverage } }: { job: SharedJob }) {
  const t = useTexts(texts)
  const language = useLanguage()
  if (!coverage) return null
  const { images, skipped, remedies } = coverage
  const reasons = Object.entries({ ...remedies, skipped }).filter(([, count]) => count > 0)
  const share = formatPercent(images === 0 ? 0 : Math.floor((100 * total) / images), language)
  return (
    <div className="grid gap-1 text-sm">
      <p className="font-semibold">
        {t(total === images ? 'coverage.all' : 'coverage.some', { covered: total, count: images, share })}
      </p>
      {reasons.length > 0 && (
        <p className="text-muted">
          {t('coverage.title')}:{' '}
          {reasons.map(([name, count]) => t(`coverage.${name as 'skipped'}`, { count })).join('; ')}
        </p>
      )}
    </div>
  )
}
