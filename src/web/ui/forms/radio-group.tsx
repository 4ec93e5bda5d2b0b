import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

export interface RadioOption<Value extends string> {
  value: Value
  label: ReactNode
  hint?: ReactNode
  isDisabled?: boolean
}

export interface RadioGroupProps<Value extends string> {
  legend: string
  /** For a group with a heading directly above it. */
  isLegendHidden?: boolean
  options: readonly RadioOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  isRow?: boolean
}

/** A choice of a few visible options. */
export function RadioGroup<Value extends string>({
  legend,
  isLegendHidden,
  options,
  value,
  onChange,
  isRow,
}: RadioGroupProps<Value>) {
  const name = useId()
  return (
    <fieldset>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1.5 text-sm font-semibold'}>{legend}</legend>
      <div className={clsx('grid gap-2', isRow && 'sm:grid-flow-col sm:auto-cols-fr')}>
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'flex min-h-11 items-start gap-2.5 rounded-md border px-3 py-2',
              option.value === value ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
              option.isDisabled ? 'cursor-not-allowed opacity-60' : 'hover:border-control',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
              className="mt-0.5 size-5 shrink-0 accent-accent"
            />
            <span className="grid">
              <span>{option.label}</span>
              {option.hint && <span className="text-sm text-muted">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
