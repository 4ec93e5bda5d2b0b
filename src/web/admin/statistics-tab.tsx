import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Segments } from '#web/ui/forms/segments.tsx'
import { useView } from '#web/ui/views/use-view.ts'
import { liveQuery, watchedMs } from './live/live-query.ts'
import { LiveSection } from './live/live-section.tsx'
import { ActivitySection } from './statistics/activity-section.tsx'
import { periodAddress, periodNames } from './statistics/cost-period.ts'
import { CostSection } from './statistics/cost-section.tsx'
import { Counts } from './statistics/counts.tsx'
import { ModelPrices } from './statistics/model-prices.tsx'
import { texts } from './texts.ts'

/** The live state, the totals, the activity in the period that the address names, and the prices of models. */
export function StatisticsTab() {
  const t = useTexts(texts)
  const [{ period }, change] = useView(periodAddress)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <LiveSection />
      {/* Loaded at once, but only shown when its place is final. */}
      <div
        hidden={useQuery(liveQuery(watchedMs)).isPending}
        className="grid grid-cols-[minmax(0,1fr)] gap-6 [&[hidden]]:hidden"
      >
        <Counts />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-lg">{t('charts.title')}</h2>
          <Segments
            legend={t('charts.period')}
            value={period}
            options={periodNames.map((value) => ({ value, label: t(`charts.periods.${value}`) }))}
            onChange={(wanted) => change({ period: wanted })}
          />
        </div>
        <ActivitySection period={period} />
        <CostSection period={period} />
        <ModelPrices />
      </div>
    </div>
  )
}
