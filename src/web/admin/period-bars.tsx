import { clsx } from 'clsx'
import type { Costs } from '#contract/entities/provider-cost.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { namePeriod } from './name-period.ts'
import { texts } from './texts.ts'

interface Bar {
  from: string
  amount: number
}

const percent = (share: number) => `${share * 100}%`
/** What is more than nothing stays visible. */
const heightOf = (amount: number, most: number) => (amount === 0 ? 0 : Math.max(0.02, amount / most))

/** A bar for each day or month. The table below holds the same for everybody. */
export function PeriodBars({
  name,
  unit,
  bars,
  write,
}: {
  name: string
  unit: Costs['unit']
  /** At least one. */
  bars: readonly Bar[]
  write: (amount: number) => string
}) {
  const t = useTexts(texts)
  const language = useLanguage()
  const highest = bars.reduce((most, bar) => (bar.amount > most.amount ? bar : most))
  const nameOf = (bar: Bar | undefined) => bar && namePeriod(bar.from, unit, language)
  const most = t('costs.most', { amount: write(highest.amount), when: nameOf(highest) })
  const slot = 1 / bars.length
  // A single month is a bar, not a wall.
  const width = Math.min(0.7 * slot, 0.06)

  return (
    <figure className="grid gap-2">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-sm font-semibold">{name}</span>
        <span className="text-xs text-muted tabular-nums">{highest.amount > 0 && most}</span>
      </figcaption>
      {/* Its colours are the text's: those the system replaces where it chooses the colours. */}
      <svg
        role="img"
        aria-label={highest.amount > 0 ? `${name}: ${most}` : `${name}: ${write(0)}`}
        className="h-28 w-full border-b border-control text-accent forced-colors:text-[CanvasText]"
      >
        {bars.map((bar, place) => {
          const height = heightOf(bar.amount, highest.amount)
          return (
            <g key={bar.from} className="hover:opacity-70">
              <title>{`${nameOf(bar)}: ${write(bar.amount)}`}</title>
              <rect x={percent(place * slot)} y="0" width={percent(slot)} height="100%" fill="transparent" />
              <rect
                x={percent((place + 0.5) * slot - width / 2)}
                y={percent(1 - height)}
                width={percent(width)}
                height={percent(height)}
                rx="2"
                fill="currentColor"
              />
            </g>
          )
        })}
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
    </figure>
  )
}
