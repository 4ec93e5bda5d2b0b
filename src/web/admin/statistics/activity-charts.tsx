import type { Activity, ActivityOfUnit } from '#contract/entities/activity.ts'
import { texts } from '#web/admin/texts.ts'
import { namePeriod } from '#web/components/name-period.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { formatNumber } from '#web/ui/formats/numbers.ts'
import { FiguresTable } from '#web/ui/tables/figures-table.tsx'
import type { PeriodName } from './cost-period.ts'
import { fillActivity } from './fill-activity.ts'
import { PeriodBars } from './period-bars.tsx'

const charts = [
  { name: 'users', figures: ['newUsers'] },
  { name: 'jobs', figures: ['jobs'] },
  { name: 'images', figures: ['describedImages', 'failedImages'] },
] as const

/** A chart each for new users, jobs and images, with its table below. */
export function ActivityCharts({ activity, period }: { activity: Activity; period: PeriodName }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { unit, series } = activity
  const filled = fillActivity(activity, period)
  const write = (amount: number) => formatNumber(amount, language)

  return charts.map(({ name, figures }) => {
    const title = t(`activity.${name}.${unit}`)
    const sum = (one: ActivityOfUnit) => figures.reduce((total, figure) => total + one[figure], 0)
    return (
      <PeriodBars
        key={name}
        name={title}
        unit={unit}
        parts={figures.length > 1 ? figures.map((figure) => t(`activity.figures.${figure}`)) : []}
        bars={filled.map((one) => ({ from: one.from, amounts: figures.map((figure) => one[figure]) }))}
        write={write}
      >
        <FiguresTable
          label={t('charts.asTable')}
          caption={title}
          columns={[
            {
              head: t(`charts.unit.${unit}`),
              cell: ({ from }) => namePeriod(from, unit, 'medium', language),
            },
            ...figures.map((figure) => ({
              head: t(`activity.figures.${figure}`),
              cell: (one: ActivityOfUnit) => write(one[figure]),
            })),
          ]}
          rows={series.filter((one) => sum(one) > 0).toReversed()}
          rowKey={({ from }) => from}
        />
      </PeriodBars>
    )
  })
}
