import type { SpendingQuery } from '#contract/endpoints/credits.ts'
import type { Spending } from '#contract/entities/credit.ts'
import { formatCents } from '#contract/money.ts'
import { namePeriod } from '#web/components/name-period.ts'
import { texts } from '#web/credits/texts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { FiguresTable } from '#web/ui/tables/figures-table.tsx'

/** The chart's figures, newest first. */
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
    <FiguresTable
      label={t('spending.asTable')}
      caption={t('spending.title')}
      columns={[
        { head: t(`spending.period.${unit}`), cell: ({ from }) => namePeriod(from, unit, 'long', language) },
        { head: t('spending.spent'), cell: ({ cents }) => formatCents(cents, language) },
      ]}
      rows={periods.toReversed()}
      rowKey={({ from }) => from}
    />
  )
}
