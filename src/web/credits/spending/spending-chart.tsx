import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SpendingQuery } from '#contract/endpoints/credits.ts'
import type { Spending } from '#contract/entities/credit.ts'
import { formatCents } from '#contract/money.ts'
import { spendingQuery } from '#web/credits/credits-queries.ts'
import { texts } from '#web/credits/texts.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { ErrorCard } from '#web/ui/feedback/error-card.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Segments } from '#web/ui/forms/segments.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { SpendingBars } from './spending-bars.tsx'
import { SpendingTable } from './spending-table.tsx'
import { readersTimeZone } from './use-drawable-unit.ts'

const units = ['day', 'month'] as const satisfies readonly SpendingQuery['unit'][]

/** The cost of jobs in the last 30 days or 12 months, as a chart and a table. `firstUnit` is the initial unit. */
export function SpendingChart({ firstUnit }: { firstUnit: SpendingQuery['unit'] }) {
  const t = useTexts(texts)
  const [unit, setUnit] = useState<SpendingQuery['unit']>(firstUnit)
  const spending = useQuery(spendingQuery(unit, readersTimeZone()))
  return (
    <Section
      title={t('spending.title')}
      action={
        <Segments
          legend={t('spending.unit')}
          value={unit}
          options={units.map((value) => ({ value, label: t(`spending.units.${value}`) }))}
          onChange={setUnit}
        />
      }
    >
      {spending.isPending && (
        <div role="status">
          <VisuallyHidden>{t('spending.loading')}</VisuallyHidden>
          <Skeleton className="h-72" />
        </div>
      )}
      {spending.isError && !spending.data && (
        <ErrorCard
          title={t('spending.loadFailed')}
          onRetry={() => spending.refetch()}
          isRetrying={spending.isFetching}
        >
          {messageFor(spending.error)}
        </ErrorCard>
      )}
      {/* While the other unit loads, the old bars would appear below its name. */}
      {spending.data && !spending.isPlaceholderData && <Drawn unit={unit} periods={spending.data} />}
      {spending.isPlaceholderData && <Skeleton className="h-72" />}
    </Section>
  )
}

function Drawn({ unit, periods }: { unit: SpendingQuery['unit']; periods: readonly Spending[] }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const total = periods.reduce((sum, { cents }) => sum + cents, 0)
  if (total === 0) {
    return (
      <p className="grid min-h-32 place-items-center rounded-md border border-dashed border-control p-6 text-center text-muted">
        {t(`spending.none.${unit}`)}
      </p>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <p>
        <span className="text-lg font-semibold tabular-nums">{formatCents(total, language)}</span>{' '}
        <span className="text-muted">{t(`spending.total.${unit}`)}</span>
      </p>
      <SpendingBars unit={unit} periods={periods} />
      <SpendingTable unit={unit} periods={periods} />
    </div>
  )
}
