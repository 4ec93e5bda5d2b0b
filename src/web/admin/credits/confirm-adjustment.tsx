import type { AdjustCreditsInput } from '#contract/endpoints/admin.ts'
import type { User } from '#contract/entities/user.ts'
import { formatCents } from '#contract/money.ts'
import { texts } from '#web/admin/texts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { effectOf } from './adjustment-effect.ts'
import { EffectLine } from './effect-line.tsx'

export interface AskedAdjustment {
  input: AdjustCreditsInput
  /** Cents at the time of the question: sending the adjustment changes them while the dialog is still open. */
  balance: number
  /** The same adjustment was sent before without an answer: the balance may already include it. */
  isRepeat: boolean
}

/** The confirmation of an adjustment: whose credit, its effect, and what the user will read. */
export function ConfirmAdjustment({
  user: { username: name, email },
  asked: {
    input: { amount: cents, reason },
    balance,
    isRepeat,
  },
  isBusy,
  onConfirm,
  onClose,
}: {
  user: User
  asked: AskedAdjustment
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}) {
  const t = useTexts(texts)
  const language = useLanguage()
  const direction = cents < 0 ? 'take' : 'add'
  const amount = formatCents(Math.abs(cents), language)
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title={t(`adjust.ask.${direction}`, { name, amount })}
      confirmLabel={t(`adjust.act.${direction}`, { amount })}
      onConfirm={onConfirm}
      isBusy={isBusy}
      variant={direction === 'take' ? 'danger' : 'primary'}
    >
      <div className="grid gap-3">
        <p>{t('adjust.askWhom', { name, email })}</p>
        <div className="rounded-md bg-sunken px-4 py-3 text-ink">
          {isRepeat ? t('adjust.repeat') : <EffectLine effect={effectOf(balance, cents, language)} />}
        </div>
        <p>{reason ? t('adjust.askReason', { name, reason }) : t('adjust.askNoReason', { name })}</p>
      </div>
    </ConfirmDialog>
  )
}
