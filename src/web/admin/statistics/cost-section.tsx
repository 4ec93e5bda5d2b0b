import { useQuery } from '@tanstack/react-query'
import type { Costs } from '#contract/entities/provider-cost.ts'
import { ListFailed } from '#web/admin/parts/list-failed.tsx'
import { texts } from '#web/admin/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { CostFigures } from './cost-figures.tsx'
import type { PeriodName } from './cost-period.ts'
import { CostSeries } from './cost-series.tsx'
import { ModelCosts } from './model-costs.tsx'
import { NothingDrawn } from './nothing-drawn.tsx'
import { costsQuery } from './statistics-queries.ts'
import { TextFindings } from './text-findings.tsx'

/** Revenue of jobs against the cost of their calls, and what was found in the answers. */
export function CostSection({ period }: { period: PeriodName }) {
  const t = useTexts(texts)
  const costs = useQuery(costsQuery(period))

  return (
    <Section title={t('costs.title')}>
      {costs.isError && !costs.data && <ListFailed title={t('failed.costs')} query={costs} />}
      {costs.isPending && (
        <div role="status">
          <VisuallyHidden>{t('costs.loading')}</VisuallyHidden>
          <Skeleton className="h-96" />
        </div>
      )}
      {/* While another period loads, the old figures would appear below its name. */}
      {costs.isPlaceholderData && <Skeleton className="h-96" />}
      {costs.data && !costs.isPlaceholderData && <Shown costs={costs.data} period={period} />}
    </Section>
  )
}

function Shown({ costs, period }: { costs: Costs; period: PeriodName }) {
  const t = useTexts(texts)
  if (costs.series.length === 0) {
    return <NothingDrawn>{t(`costs.none.${period}`)}</NothingDrawn>
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <CostFigures costs={costs} />
      {costs.unpricedCalls > 0 && (
        <Banner tone="warning" title={t('costs.incomplete')}>
          {t('costs.incompleteText', { count: costs.unpricedCalls, calls: costs.calls })}
        </Banner>
      )}
      <CostSeries costs={costs} period={period} />
      {costs.models.length > 0 && <ModelCosts models={costs.models} />}
      {costs.findings.length > 0 && <TextFindings findings={costs.findings} />}
    </div>
  )
}
