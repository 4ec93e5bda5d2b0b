import { clsx } from 'clsx'
import type { SpendingQuery } from '#contract/endpoints/credits.ts'
import type { Spending } from '#contract/entities/credit.ts'
import { formatCents } from '#contract/money.ts'
import { namePeriod } from '#web/components/name-period.ts'
import { texts } from '#web/credits/texts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { barShares, chartTicks, isNamed } from './chart-scale.ts'

/** One label per this many bars, by unit and available width. */
const named = { day: { narrow: 14, wide: 7 }, month: { narrow: 3, wide: 1 } } as const
const percent = (share: number) => `${share * 100}%`

/** A bar per day or month; at least one amount must not be zero. The table next to it makes the same figures accessible. */
export function SpendingBars({
  unit,
  periods,
}: {
  unit: SpendingQuery['unit']
  periods: readonly Spending[]
}) {
  const t = useTexts(texts)
  const language = useLanguage()
  const highest = periods.reduce((most, period) => (period.cents > most.cents ? period : most))
  const total = periods.reduce((sum, { cents }) => sum + cents, 0)
  const ticks = chartTicks(highest.cents)
  const top = ticks.at(-1) ?? 1
  const slot = 1 / periods.length
  const shares = barShares(
    periods.map(({ cents }) => cents),
    top,
  )

  const isLastDay = (place: number) => unit === 'day' && place === periods.length - 1

  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1.5 text-xs text-muted tabular-nums">
      <div aria-hidden className="-my-2 flex h-52 flex-col-reverse justify-between text-right leading-4">
        {ticks.map((tick) => (
          <span key={tick}>{formatCents(tick, language)}</span>
        ))}
      </div>
      {/* Uses text colours, because the system replaces those in forced-colours mode. */}
      <svg
        role="img"
        aria-label={t(`spending.chart.${unit}`, {
          total: formatCents(total, language),
          most: formatCents(highest.cents, language),
          when: namePeriod(highest.from, unit, 'long', language),
        })}
        className="h-48 w-full overflow-visible"
      >
        <g className="text-line forced-colors:text-[GrayText]">
          {ticks.map((tick) => (
            <line
              key={tick}
              x1="0"
              x2="100%"
              y1={percent(1 - tick / top)}
              y2={percent(1 - tick / top)}
              stroke="currentColor"
            />
          ))}
        </g>
        <g className="text-accent forced-colors:text-[CanvasText]">
          {periods.map(({ from, cents }, place) => (
            <g key={from} className="hover:opacity-70">
              <title>{`${namePeriod(from, unit, 'long', language)}: ${formatCents(cents, language)}`}</title>
              <rect x={percent(place * slot)} y="0" width={percent(slot)} height="100%" fill="transparent" />
              <rect
                x={percent((place + 0.15) * slot)}
                y={percent(1 - (shares[place] ?? 0))}
                width={percent(0.7 * slot)}
                height={percent(shares[place] ?? 0)}
                rx="2"
                fill="currentColor"
              />
            </g>
          ))}
        </g>
      </svg>
      <div aria-hidden className="relative col-start-2 h-5">
        {periods.map(({ from }, place) => {
          if (!isNamed(place, periods.length, named[unit].wide)) return null
          return (
            <span
              key={from}
              style={{ left: percent((place + 0.5) * slot) }}
              className={clsx(
                'absolute -translate-x-1/2 whitespace-nowrap',
                !isNamed(place, periods.length, named[unit].narrow) && 'max-sm:hidden',
                // Centred below its narrow bar, the label would overflow the card.
                isLastDay(place) && 'max-sm:right-0 max-sm:left-auto! max-sm:translate-x-0',
              )}
            >
              {namePeriod(from, unit, 'short', language)}
            </span>
          )
        })}
      </div>
    </div>
  )
}
