import type { TextFinding } from '#contract/entities/provider-cost.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { type FindingKind, findingKinds, textRepairs } from '#contract/text-findings.ts'
import { textRules } from '#contract/text-rules.ts'
import type { AdminTexts } from '#web/admin/texts.ts'
import { formatNumber } from '#web/ui/formats/numbers.ts'
import type { DataColumn } from '#web/ui/tables/data-table.tsx'
import { ModelName } from './model-name.tsx'

// Findings of removed rules stay in the books.
const known: Partial<Record<string, Record<UiLanguage, string>>> = { ...textRepairs, ...textRules }

export function textFindingColumns(t: AdminTexts, language: UiLanguage): readonly DataColumn<TextFinding>[] {
  return [
    {
      key: 'rule',
      head: t('findings.rule'),
      track: 'minmax(0,2fr)',
      isUnlabelled: true,
      cell: ({ rule }) => known[rule]?.[language] ?? rule,
    },
    {
      key: 'model',
      head: t('models.model'),
      track: 'minmax(0,1fr)',
      isUnlabelled: true,
      cell: ({ provider, model }) => <ModelName provider={provider} model={model} />,
    },
    ...findingKinds.map((kind: FindingKind) => ({
      key: kind,
      head: t(`findings.${kind}`),
      track: 'max-content',
      isAtEnd: true,
      cell: (finding: TextFinding) => (finding[kind] > 0 ? formatNumber(finding[kind], language) : '–'),
    })),
  ]
}
