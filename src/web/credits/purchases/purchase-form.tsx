import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { formatCents } from '#contract/money.ts'
import { texts } from '#web/credits/texts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { writeAmount } from '#web/ui/formats/parse-amount.ts'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { useEuroSign } from '#web/ui/forms/use-euro-sign.tsx'
import { AmountPresets, suggestAmount } from './amount-presets.tsx'
import { readTypedAmount } from './read-typed-amount.ts'
import type { Buying } from './use-purchase.ts'

/** The amount presets, a custom amount, and the button that names the price. */
export function PurchaseForm({ buying }: { buying: Buying }) {
  const t = useTexts(texts)
  const euroSign = useEuroSign()
  const language = useLanguage()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(() => writeAmount(suggestAmount(missingCents()), language))
  // Show no error while the user is still typing.
  const [isChecked, setChecked] = useState(false)
  const read = readTypedAmount(typed, language)
  const cents = 'cents' in read ? read.cents : null

  function choose(preset: number): void {
    setTyped(writeAmount(preset, language))
    setChecked(false)
  }

  function leave({ relatedTarget }: FocusEvent): void {
    // Submitting reports the problem itself, and an error line that appears now would move the button away from the pointer.
    if (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit') return
    setChecked(true)
    if (cents !== null) setTyped(writeAmount(cents, language))
  }

  function buy(event: FormEvent): void {
    event.preventDefault()
    if (buying.isBusy) return
    setChecked(true)
    if ('cents' in read) {
      setTyped(writeAmount(read.cents, language))
      buying.start(read.cents)
      return
    }
    const [title, description] = [t(`problemTitle.${read.problem}`), t(`problem.${read.problem}`)]
    showToast({ variant: 'destructive', title, description })
    field.current?.focus()
  }

  return (
    <form
      noValidate
      onSubmit={buy}
      className="grid gap-5 @md:grid-cols-[minmax(0,12rem)_minmax(0,1fr)] @md:gap-x-4"
    >
      <div className="col-span-full">
        <AmountPresets cents={cents} onChoose={choose} />
      </div>
      {buying.refusal && (
        <div className="col-span-full">
          <Banner isInToast tone="bad" title={t('purchase.failed')}>
            {buying.refusal}
          </Banner>
        </div>
      )}
      <TextField
        ref={field}
        // Not `number`: English browsers silently drop a comma there, so that 25,50 becomes 2,550. `min`, `max` and `step` have no effect
        // on a text field; the form checks them itself.
        type="text"
        inputMode="decimal"
        min={limits.purchaseMinCents / 100}
        max={limits.purchaseMaxCents / 100}
        step={0.01}
        enterKeyHint="go"
        autoComplete="off"
        label={t('purchase.amount')}
        hint={t('purchase.amountHint')}
        error={isChecked && 'problem' in read ? t(`problem.${read.problem}`) : undefined}
        value={typed}
        maxLength={20}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setChecked(false)
        }}
        onBlur={leave}
        onFocus={({ currentTarget }) => currentTarget.select()}
        {...euroSign}
        className="tabular-nums"
      />
      {/* Next to the field, the button is moved down by the height of the label. */}
      <div className="grid content-start gap-2 @md:pt-7">
        <Button type="submit" variant="primary" isWide isBusy={buying.isBusy}>
          {cents === null
            ? t('purchase.buy')
            : t('purchase.buyFor', { amount: formatCents(cents, language) })}
        </Button>
        <p role="status" className="text-sm text-muted">
          {t(buying.isBusy ? 'purchase.busy' : 'purchase.note')}
        </p>
      </div>
    </form>
  )
}

/** Named by a page that leads here because a job can't be paid. */
function missingCents(): number {
  return Number(new URLSearchParams(location.search).get('missing')) || 0
}
