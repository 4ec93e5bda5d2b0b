import { type ReactNode, useId } from 'react'

export interface Segment<Value extends string> {
  value: Value
  label: string
  /** Replaces the label, which is then the accessible name and tooltip. */
  icon?: ReactNode
  count?: string
}

export interface SegmentsProps<Value extends string> {
  /** For screen readers only: the options are self-explanatory. */
  legend: string
  options: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few views of the same content, side by side. Radio buttons internally: arrow keys select. */
export function Segments<Value extends string>({ legend, options, value, onChange }: SegmentsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="flex gap-0.5 rounded-md max-sm:overflow-x-auto sm:flex-wrap border border-control bg-surface p-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            title={option.icon ? option.label : undefined}
            className="relative flex min-h-9.5 shrink-0 grow items-center justify-center gap-1.5 rounded-sm px-2 text-sm font-semibold text-muted outline-accent hover:text-ink has-checked:bg-accent-soft has-checked:text-accent-strong has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 forced-colors:has-checked:outline-2 [&_svg]:size-5"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.icon}
            <span className={option.icon ? 'sr-only' : undefined}>{option.label}</span>
            {option.count && <span className="font-normal tabular-nums">{option.count}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
