import { TextField } from './text-field.tsx'
import { useEuroSign } from './use-euro-sign.tsx'

/** A field for an amount in euros. */
export function EuroField({
  id,
  label,
  hint,
  error,
  value,
  onChange,
}: {
  id?: string | undefined
  label: string
  hint: string
  error: string | undefined
  value: string
  onChange: (typed: string) => void
}) {
  const euroSign = useEuroSign()
  return (
    <TextField
      id={id}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      label={label}
      hint={hint}
      error={error}
      value={value}
      maxLength={20}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      {...euroSign}
      className="tabular-nums"
    />
  )
}
