import { ChevronRight } from 'lucide-react'
import type { SpendingQuery } from '#contract/endpoints/credits.ts'
import type { Spending } from '#contract/entities/credit.ts'
import { formatCents } from '#contract/money.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { namePeriod } from './name-period.ts'
import { texts } from './texts.ts'

/** The chart's figures, for who can't see it and for who wants them exactly. The newest first. */
export function SpendingTable({
  unit,
  periods,
}: {
  unit: SpendingQuery['unit']
  periods: readonly Spending[]
}) {
  const t = useTexts(texts)
  const language = useLanguage()
  return (
    <details className="group">
      <summary className="inline-flex min-h-9 list-none items-center gap-1 rounded-md text-sm font-semibold text-accent [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        {t('spending.asTable')}
      </summary>
      <table className="mt-2 w-full max-w-md text-sm tabular-nums">
        <caption className="sr-only">{t('spending.title')}</caption>
        <thead>
          <tr className="border-b border-control text-left text-muted">
            <th scope="col" className="py-2 pr-4 font-semibold">
              {t(`spending.period.${unit}`)}
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              {t('spending.spent')}
            </th>
          </tr>
        </thead>
        <tbody>
          {periods.toReversed().map(({ from, cents }) => (
            <tr key={from} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                {namePeriod(from, unit, 'long', language)}
              </th>
              <td className="py-1.5 text-right">{formatCents(cents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
