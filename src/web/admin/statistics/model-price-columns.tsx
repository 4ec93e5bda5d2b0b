import { Pencil } from 'lucide-react'
import type { KnownModel } from '#contract/entities/provider-cost.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { formatCents } from '#contract/money.ts'
import type { AdminTexts } from '#web/admin/texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import type { DataColumn } from '#web/ui/tables/data-table.tsx'
import { ModelName } from './model-name.tsx'
import { priceKinds } from './price-draft.ts'

/** `onAsk` opens the form for the price of a model. */
export function modelPriceColumns(
  t: AdminTexts,
  language: UiLanguage,
  onAsk: (known: KnownModel) => void,
): readonly DataColumn<KnownModel>[] {
  return [
    {
      key: 'model',
      head: t('models.model'),
      track: 'minmax(0,1fr)',
      isUnlabelled: true,
      cell: ({ provider, model, isConfigured, price }) => (
        <ModelName provider={provider} model={model}>
          {isConfigured && !price && <Badge tone="warning">{t('prices.none')}</Badge>}
          {!isConfigured && <Badge tone="outline">{t('prices.unused')}</Badge>}
        </ModelName>
      ),
    },
    ...priceKinds.map((kind) => ({
      key: kind,
      head: t(`prices.${kind}`),
      track: 'max-content',
      isAtEnd: true,
      cell: ({ price }: KnownModel) => (price ? formatCents(price[kind], language) : '–'),
    })),
    {
      key: 'set',
      head: t('user.actions'),
      track: 'max-content',
      isUnlabelled: true,
      isAtEnd: true,
      cell: (known) => (
        <Button
          size="small"
          className="min-h-11"
          aria-label={t(known.price ? 'prices.changeOf' : 'prices.setOf', { model: known.model })}
          onClick={() => onAsk(known)}
        >
          <Pencil aria-hidden className="size-4" />
          {t(known.price ? 'prices.change' : 'prices.set')}
        </Button>
      ),
    },
  ]
}
