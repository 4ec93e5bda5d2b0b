import { texts } from '#web/admin/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { EuroField } from '#web/ui/forms/euro-field.tsx'
import type { PriceKind } from './price-draft.ts'

/** The price of a million tokens of one kind, in euros. */
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
    <EuroField
      id={id}
      label={t(`prices.${kind}`)}
      hint={t(`prices.hint.${kind}`)}
      error={error}
      value={value}
      onChange={onChange}
    />
  )
}
