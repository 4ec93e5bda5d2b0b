import type { Ref } from 'react'
import { texts } from '#web/admin/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { RadioGroup } from '#web/ui/forms/radio-group.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { useEuroSign } from '#web/ui/forms/use-euro-sign.tsx'
import { type AdjustmentDraft, chooseDirection, directions, typeAmount } from './adjustment-draft.ts'

/** Direction and amount of an adjustment; a typed sign sets the direction, too. `ref` is the amount's field. */
export function AdjustAmount({
  draft,
  onChange,
  error,
  ref,
}: {
  draft: AdjustmentDraft
  onChange: (draft: AdjustmentDraft) => void
  error: string | undefined
  ref: Ref<HTMLInputElement>
}) {
  const t = useTexts(texts)
  const euroSign = useEuroSign()
  return (
    <div className="grid gap-5">
      <RadioGroup
        legend={t('adjust.direction')}
        isLegendHidden
        isRow
        options={directions.map((value) => ({ value, label: t(`adjust.directions.${value}`) }))}
        value={draft.direction}
        onChange={(direction) => onChange(chooseDirection(draft, direction))}
      />
      <TextField
        ref={ref}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        label={t('adjust.amount')}
        hint={t('adjust.amountHint')}
        error={error}
        value={draft.typed}
        maxLength={20}
        onChange={({ currentTarget }) => onChange(typeAmount(draft, currentTarget.value))}
        {...euroSign}
        className="tabular-nums"
      />
    </div>
  )
}
