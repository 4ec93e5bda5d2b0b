import { ChevronRight } from 'lucide-react'
import type { Costs } from '#contract/entities/provider-cost.ts'
import { formatCents } from '#contract/money.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { formatMicros } from './format-micros.ts'
import { namePeriod } from './name-period.ts'
import { texts } from './texts.ts'

/** The charts' figures, for who can't see them and for who wants them exactly; only where something ended, the newest first. */
export function CostTable({ costs: { unit, series } }: { costs: Costs }) {
  const t = useTexts(texts)
  const language = useLanguage()
  return (
    <details className="group">
      <summary className="inline-flex min-h-9 list-none items-center gap-1 rounded-md text-sm font-semibold text-accent [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        {t('costs.asTable')}
      </summary>
      <table className="mt-2 w-full max-w-xl text-sm tabular-nums">
        <caption className="sr-only">{t('costs.title')}</caption>
        <thead>
          <tr className="border-b border-control text-left text-muted">
            <th scope="col" className="py-2 pr-4 font-semibold">
              {t(`costs.unit.${unit}`)}
            </th>
            <th scope="col" className="py-2 pl-4 text-right font-semibold">
              {t('costs.revenue')}
            </th>
            <th scope="col" className="py-2 pl-4 text-right font-semibold">
              {t('costs.cost')}
            </th>
          </tr>
        </thead>
        <tbody>
          {series.toReversed().map(({ from, revenueCents, costMicros }) => (
            <tr key={from} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                {namePeriod(from, unit, language)}
              </th>
              <td className="py-1.5 pl-4 text-right">{formatCents(revenueCents)}</td>
              <td className="py-1.5 pl-4 text-right">{formatMicros(costMicros)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
