import type { TextFinding } from '#contract/entities/provider-cost.ts'
import { texts } from '#web/admin/texts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { textFindingColumns } from './text-finding-columns.tsx'

/** Findings by rule and model, with their outcome. */
export function TextFindings({ findings }: { findings: readonly TextFinding[] }) {
  const t = useTexts(texts)
  const language = useLanguage()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="grid gap-1">
        <h3 className="text-base">{t('findings.title')}</h3>
        <p className="text-sm text-muted">{t('findings.text')}</p>
      </div>
      <DataTable
        label={t('findings.title')}
        columns={textFindingColumns(t, language)}
        rows={findings}
        rowKey={({ provider, model, rule }) => `${rule} ${provider} ${model}`}
        tableFrom="lg"
      />
    </div>
  )
}
