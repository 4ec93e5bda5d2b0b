import { clsx } from 'clsx'

/** 30 days | 12 months: a few views of the same figures, as buttons of which one is pressed. */
export function ViewSwitch<Value extends string>({
  legend,
  value,
  options,
  onChange,
}: {
  /** Only heard: what is switched stands beside it. */
  legend: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}) {
  return (
    <fieldset className="flex rounded-md border border-control p-0.5">
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={clsx(
            'min-h-9 rounded-sm px-3 text-sm font-semibold transition-colors',
            option.value === value
              ? 'bg-ink text-paper forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'
              : 'text-muted hover:text-ink',
          )}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
