import type { ReactNode } from 'react'
import { Select, type SelectOption } from './select.tsx'

export interface OptionSelectProps<Value extends string> {
  label: string
  isLabelHidden?: boolean
  hint?: ReactNode
  value: Value
  options: readonly (SelectOption & { value: Value })[]
  onChange: (value: Value) => void
  className?: string
}

/** A select that returns the option itself. */
export function OptionSelect<Value extends string>({
  options,
  onChange,
  ...select
}: OptionSelectProps<Value>) {
  return (
    <Select
      {...select}
      options={options}
      onChange={({ currentTarget }) => {
        const chosen = options.find(({ value }) => value === currentTarget.value)
        if (chosen) onChange(chosen.value)
      }}
    />
  )
}
