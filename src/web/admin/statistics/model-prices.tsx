import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { KnownModel } from '#contract/entities/provider-cost.ts'
import { ListFailed } from '#web/admin/parts/list-failed.tsx'
import { ListSkeleton } from '#web/admin/parts/list-skeleton.tsx'
import { texts } from '#web/admin/texts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { modelPriceColumns } from './model-price-columns.tsx'
import { SetModelPrice } from './set-model-price.tsx'
import { modelPricesQuery } from './statistics-queries.ts'

/** The prices of the known models, and the form to change them. */
export function ModelPrices() {
  const t = useTexts(texts)
  const language = useLanguage()
  const prices = useQuery(modelPricesQuery)
  const [asked, setAsked] = useState<KnownModel | null>(null)
  const missing = prices.data?.filter(({ isConfigured, price }) => isConfigured && !price) ?? []

  return (
    <Section title={t('prices.title')}>
      <p className="-mt-2 mb-4 max-w-prose text-muted">{t('prices.text')}</p>
      {missing.length > 0 && (
        <Banner
          tone="warning"
          title={t('prices.missing', { models: missing.map(({ model }) => model).join(', ') })}
          className="mb-4"
        >
          {t('prices.missingText')}
        </Banner>
      )}
      {prices.isError && !prices.data && <ListFailed title={t('failed.prices')} query={prices} />}
      {prices.isPending && <ListSkeleton label={t('lists.loading')} rows={2} />}
      {prices.data && (
        <DataTable
          label={t('prices.title')}
          columns={modelPriceColumns(t, language, setAsked)}
          rows={prices.data}
          rowKey={({ provider, model }) => `${provider} ${model}`}
          tableFrom="lg"
        />
      )}
      {asked && <SetModelPrice known={asked} onClose={() => setAsked(null)} />}
    </Section>
  )
}
