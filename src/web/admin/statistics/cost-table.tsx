import type { Costs } from '#contract/entities/provider-cost.ts'
import { formatCents } from '#contract/money.ts'
import { texts } from '#web/admin/texts.ts'
import { namePeriod } from '#web/components/name-period.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { FiguresTable } from '#web/ui/tables/figures-table.tsx'
import { formatMicros } from './format-micros.ts'

/** The charts' figures; only periods with finished jobs, newest first. */
export function CostTable({ costs: { unit, series } }: { costs: Costs }) {
  const t = useTexts(texts)
  const language = useLanguage()
  return (
    <FiguresTable
      label={t('charts.asTable')}
      caption={t('costs.title')}
      columns={[
        { head: t(`charts.unit.${unit}`), cell: ({ from }) => namePeriod(from, unit, 'medium', language) },
        { head: t('costs.revenue'), cell: ({ revenueCents }) => formatCents(revenueCents, language) },
        { head: t('costs.cost'), cell: ({ costMicros }) => formatMicros(costMicros, language) },
      ]}
      rows={series.toReversed()}
      rowKey={({ from }) => from}
    />
  )
}
