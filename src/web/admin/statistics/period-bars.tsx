import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import type { BookPeriod } from '#contract/entities/book-period.ts'
import { texts } from '#web/admin/texts.ts'
import { namePeriod } from '#web/components/name-period.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { BarSegment, HatchPattern, segmentTones } from './bar-segment.tsx'
import { BarsLegend } from './bars-legend.tsx'
import { stackBar } from './stack-bar.ts'

export interface Bar {
  from: string
  /** One per segment, from the bottom. */
  amounts: readonly number[]
  /** Text of the figure if it is not the sum of the amounts. */
  said?: string
}

export interface PeriodBarsProps {
  name: string
  unit: BookPeriod['unit']
  /** The segments of a bar: one, or two with the second hatched. */
  parts?: readonly string[]
  /** At least one. */
  bars: readonly Bar[]
  write: (amount: number) => string
  /** Minimum of the chart's upper bound, so that a small amount does not look like a large one. */
  leastTop?: number
  /** The same figures as a table, below. */
  children?: ReactNode
}

const percent = (share: number) => `${share * 100}%`
const totalOf = ({ amounts }: Bar) => amounts.reduce((sum, amount) => sum + amount, 0)

/** A bar per day or month. The accompanying table makes the same figures accessible. */
export function PeriodBars({ name, unit, parts = [], bars, write, leastTop = 0, children }: PeriodBarsProps) {
  const t = useTexts(texts)
  const language = useLanguage()
  const hatchId = useId()
  const highest = bars.reduce((most, bar) => (totalOf(bar) > totalOf(most) ? bar : most))
  const most = totalOf(highest)
  const nameOf = (bar: Bar | undefined) => bar && namePeriod(bar.from, unit, 'medium', language)
  const mostText =
    most > 0 ? t('charts.most', { amount: highest.said ?? write(most), when: nameOf(highest) }) : write(0)
  const slot = 1 / bars.length
  // Limits the width, so that a single month is still a bar.
  const width = Math.min(0.7 * slot, 0.06)

  function describe(bar: Bar): string {
    const partTexts = parts.map((part, place) => `${part} ${write(bar.amounts[place] ?? 0)}`)
    return `${nameOf(bar)}: ${bar.said ?? (partTexts.join(', ') || write(totalOf(bar)))}`
  }

  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      {/* Always two lines where one may be too narrow, so that adjacent charts start at the same height. */}
      <figcaption className="flex flex-col justify-between gap-x-4 lg:flex-row lg:items-baseline">
        <span className="text-sm font-semibold">{name}</span>
        <span className="text-xs text-muted tabular-nums">{mostText}</span>
      </figcaption>
      {/* Uses text colours, because the system replaces those in forced-colours mode. */}
      <svg role="img" aria-label={`${name}: ${mostText}`} className="h-28 w-full border-b border-control">
        <HatchPattern id={hatchId} />
        {bars.map((bar, place) => (
          <g key={bar.from} className="hover:opacity-70">
            <title>{describe(bar)}</title>
            <rect x={percent(place * slot)} y="0" width={percent(slot)} height="100%" fill="transparent" />
            {stackBar(bar.amounts, Math.max(most, leastTop)).map(({ y, height }, part) => (
              <BarSegment
                key={segmentTones[part]}
                part={part}
                hatchId={hatchId}
                x={percent((place + 0.5) * slot - width / 2)}
                y={percent(y)}
                width={percent(width)}
                height={percent(height)}
              />
            ))}
          </g>
        ))}
      </svg>
      <div
        aria-hidden
        className={clsx(
          'flex gap-4 text-xs text-muted tabular-nums',
          bars.length > 2 ? 'justify-between' : 'justify-around',
        )}
      >
        <span>{nameOf(bars[0])}</span>
        {bars.length > 1 && <span>{nameOf(bars.at(-1))}</span>}
      </div>
      {parts.length > 1 && <BarsLegend parts={parts} />}
      {children}
    </figure>
  )
}
