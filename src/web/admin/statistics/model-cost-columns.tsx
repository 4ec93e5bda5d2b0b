import type { ModelCost } from '#contract/entities/provider-cost.ts'
import type { UiLanguage } from '#contract/languages.ts'
import type { AdminTexts } from '#web/admin/texts.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { formatNumber } from '#web/ui/formats/numbers.ts'
import type { DataColumn } from '#web/ui/tables/data-table.tsx'
import { formatMicros } from './format-micros.ts'
import { ModelName } from './model-name.tsx'

export function modelCostColumns(t: AdminTexts, language: UiLanguage): readonly DataColumn<ModelCost>[] {
  return [
    {
      key: 'model',
      head: t('models.model'),
      track: 'minmax(0,1fr)',
      isUnlabelled: true,
      cell: ({ provider, model }) => <ModelName provider={provider} model={model} />,
    },
    {
      key: 'calls',
      head: t('models.calls'),
      track: 'max-content',
      isAtEnd: true,
      cell: ({ calls }) => formatNumber(calls, language),
    },
    {
      key: 'input',
      head: t('models.input'),
      track: 'max-content',
      isAtEnd: true,
      cell: ({ inputTokens, cachedInputTokens }) => (
        <span className="grid">
          {formatNumber(inputTokens, language)}
          {cachedInputTokens > 0 && (
            <span className="text-sm text-muted">
              {t('models.cached', { number: formatNumber(cachedInputTokens, language) })}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'output',
      head: t('models.output'),
      track: 'max-content',
      isAtEnd: true,
      cell: ({ outputTokens }) => formatNumber(outputTokens, language),
    },
    {
      key: 'perCall',
      head: t('models.perCall'),
      track: 'max-content',
      isAtEnd: true,
      cell: ({ calls, unpricedCalls, costMicros }) =>
        calls > unpricedCalls
          ? formatMicros(Math.round(costMicros / (calls - unpricedCalls)), language)
          : '–',
    },
    {
      key: 'cost',
      head: t('models.cost'),
      track: 'max-content',
      isAtEnd: true,
      cell: ({ unpricedCalls, calls, costMicros }) => (
        <span className="grid gap-1">
          {calls > unpricedCalls && (
            <span className="font-semibold">{formatMicros(costMicros, language)}</span>
          )}
          {unpricedCalls > 0 && (
            <span>
              <Badge tone="warning">{t('models.unpriced', { count: unpricedCalls })}</Badge>
            </span>
          )}
        </span>
      ),
    },
  ]
}
