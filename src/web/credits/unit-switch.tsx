import { clsx } from 'clsx'
import type { SpendingQuery } from '#contract/endpoints/credits.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from './texts.ts'

const units = ['day', 'month'] as const satisfies readonly SpendingQuery['unit'][]

/** 30 days | 12 months. */
export function UnitSwitch({
  unit,
  onChange,
}: {
  unit: SpendingQuery['unit']
  onChange: (unit: SpendingQuery['unit']) => void
}) {
  const t = useTexts(texts)
  return (
    <fieldset className="flex rounded-md border border-control p-0.5">
      <legend className="sr-only">{t('spending.unit')}</legend>
      {units.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === unit}
          onClick={() => onChange(value)}
          className={clsx(
            'min-h-9 rounded-sm px-3 text-sm font-semibold transition-colors',
            value === unit
              ? 'bg-ink text-paper forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'
              : 'text-muted hover:text-ink',
          )}
        >
          {t(`spending.units.${value}`)}
        </button>
      ))}
    </fieldset>
  )
}
