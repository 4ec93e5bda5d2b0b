import { clsx } from 'clsx'
import { useTexts } from '#web/i18n/use-texts.ts'
import { type PeriodName, periodNames } from './cost-period.ts'
import { texts } from './texts.ts'

/** 30 days | 12 months | all. */
export function PeriodSwitch({
  period,
  onChange,
}: {
  period: PeriodName
  onChange: (period: PeriodName) => void
}) {
  const t = useTexts(texts)
  return (
    <fieldset className="flex rounded-md border border-control p-0.5">
      <legend className="sr-only">{t('charts.period')}</legend>
      {periodNames.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === period}
          onClick={() => onChange(name)}
          className={clsx(
            'min-h-9 rounded-sm px-3 text-sm font-semibold transition-colors',
            name === period
              ? 'bg-ink text-paper forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'
              : 'text-muted hover:text-ink',
          )}
        >
          {t(`charts.periods.${name}`)}
        </button>
      ))}
    </fieldset>
  )
}
