import type { ModelCost } from '#contract/entities/provider-cost.ts'
import { texts } from '#web/admin/texts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { modelCostColumns } from './model-cost-columns.tsx'

/** Calls, tokens and cost by model. */
export function ModelCosts({ models }: { models: readonly ModelCost[] }) {
  const t = useTexts(texts)
  const language = useLanguage()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="text-base">{t('models.title')}</h3>
      <DataTable
        label={t('models.title')}
        columns={modelCostColumns(t, language)}
        rows={models}
        rowKey={({ provider, model }) => `${provider} ${model}`}
        tableFrom="lg"
      />
    </div>
  )
}
