import type { Activity } from '#contract/entities/activity.ts'
import { texts } from '#web/admin/texts.ts'
import { providerName } from '#web/components/display-names.ts'
import { namePeriod } from '#web/components/name-period.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { formatNumber } from '#web/ui/formats/numbers.ts'
import { FiguresTable } from '#web/ui/tables/figures-table.tsx'
import type { PeriodName } from './cost-period.ts'
import { callsOf, errorRate, formatRate, providersOf } from './error-rate.ts'
import { fillActivity } from './fill-activity.ts'
import { PeriodBars } from './period-bars.tsx'

/** One call in ten. */
const leastTop = 0.1

/** For each called provider, the share of calls that returned no texts, and a table below. */
export function ErrorRates({ activity, period }: { activity: Activity; period: PeriodName }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { unit, series } = activity
  const filled = fillActivity(activity, period)
  const write = (rate: number) => formatRate(rate, language)

  return providersOf(series).map((provider) => {
    const title = t(`activity.errors.${unit}`, { provider: providerName(provider) })
    const all = callsOf(provider, ...series)
    const asked = series
      .map((one) => ({ from: one.from, ...callsOf(provider, one) }))
      .filter(({ made }) => made > 0)
    return (
      <PeriodBars
        key={provider}
        name={title}
        unit={unit}
        bars={filled.map((one) => {
          const calls = callsOf(provider, one)
          const amounts = [errorRate(calls)]
          return calls.made > 0
            ? { from: one.from, amounts }
            : { from: one.from, amounts, said: t('activity.noCalls') }
        })}
        write={write}
        leastTop={leastTop}
      >
        <p className="text-sm text-muted tabular-nums">
          {t('activity.inAll', {
            rate: write(errorRate(all)),
            inVain: formatNumber(all.inVain, language),
            made: formatNumber(all.made, language),
          })}
        </p>
        <FiguresTable
          label={t('charts.asTable')}
          caption={title}
          columns={[
            {
              head: t(`charts.unit.${unit}`),
              cell: ({ from }) => namePeriod(from, unit, 'medium', language),
            },
            { head: t('activity.calls'), cell: ({ made }) => formatNumber(made, language) },
            { head: t('activity.inVain'), cell: ({ inVain }) => formatNumber(inVain, language) },
            { head: t('activity.rate'), cell: (calls) => write(errorRate(calls)) },
          ]}
          rows={asked.toReversed()}
          rowKey={({ from }) => from}
        />
      </PeriodBars>
    )
  })
}
