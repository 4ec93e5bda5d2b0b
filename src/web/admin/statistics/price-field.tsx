import { texts } from '#web/admin/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { TextField } from '#web/ui/forms/text-field.tsx'
import type { PriceKind } from './price-draft.ts'

/** What a million tokens of one kind cost, in euro. */
export function PriceField({
  id,
  kind,
  value,
  onChange,
  error,
}: {
  id: string
  kind: PriceKind
  value: string
  onChange: (typed: string) => void
  error: string | undefined
}) {
  const t = useTexts(texts)
  return (
    <TextField
      id={id}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      label={t(`prices.${kind}`)}
      hint={t(`prices.hint.${kind}`)}
      error={error}
      value={value}
      maxLength={20}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      trailing={
        <span aria-hidden className="pointer-events-none px-4 text-muted">
          €
        </span>
      }
      className="tabular-nums"
    />
  )
}
