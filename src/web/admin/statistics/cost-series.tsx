import type { Costs } from '#contract/entities/provider-cost.ts'
import { formatCents } from '#contract/money.ts'
import { texts } from '#web/admin/texts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import type { PeriodName } from './cost-period.ts'
import { CostTable } from './cost-table.tsx'
import { fillPeriods } from './fill-periods.ts'
import { formatMicros } from './format-micros.ts'
import { PeriodBars } from './period-bars.tsx'

/**
 * Revenue and cost by day or month, each on a scale of its own, because on a common one the cost would be invisible; and both as a table.
 */
export function CostSeries({ costs, period }: { costs: Costs; period: PeriodName }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const filled = fillPeriods(costs, period === 'all', (from) => ({ from, revenueCents: 0, costMicros: 0 }))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-[repeat(2,minmax(0,1fr))]">
        <PeriodBars
          name={t(`costs.revenueBy.${costs.unit}`)}
          unit={costs.unit}
          bars={filled.map(({ from, revenueCents }) => ({ from, amounts: [revenueCents] }))}
          write={(cents) => formatCents(cents, language)}
        />
        <PeriodBars
          name={t(`costs.costBy.${costs.unit}`)}
          unit={costs.unit}
          bars={filled.map(({ from, costMicros }) => ({ from, amounts: [costMicros] }))}
          write={(micros) => formatMicros(micros, language)}
        />
      </div>
      <CostTable costs={costs} />
    </div>
  )
}
