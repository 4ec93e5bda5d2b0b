import { useQuery } from '@tanstack/react-query'
import { ListFailed } from '#web/admin/parts/list-failed.tsx'
import { texts } from '#web/admin/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { ActivityCharts } from './activity-charts.tsx'
import type { PeriodName } from './cost-period.ts'
import { ErrorRates } from './error-rates.tsx'
import { NothingDrawn } from './nothing-drawn.tsx'
import { activityQuery } from './statistics-queries.ts'

/** New users, jobs, images and the failure rates of providers, over time. */
export function ActivitySection({ period }: { period: PeriodName }) {
  const t = useTexts(texts)
  const activity = useQuery(activityQuery(period))
  const { data } = activity
  return (
    <Section title={t('activity.title')}>
      {activity.isError && !data && <ListFailed title={t('failed.activity')} query={activity} />}
      {activity.isPending && (
        <div role="status">
          <VisuallyHidden>{t('activity.loading')}</VisuallyHidden>
          <Skeleton className="h-96" />
        </div>
      )}
      {data?.series.length === 0 && <NothingDrawn>{t(`activity.none.${period}`)}</NothingDrawn>}
      {data && data.series.length > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-8 md:grid-cols-[repeat(2,minmax(0,1fr))]">
          <ActivityCharts activity={data} period={period} />
          <ErrorRates activity={data} period={period} />
        </div>
      )}
    </Section>
  )
}
