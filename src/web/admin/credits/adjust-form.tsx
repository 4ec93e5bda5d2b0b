import { type FormEvent, useRef, useState } from 'react'
import type { Credits } from '#contract/entities/credit.ts'
import type { User } from '#contract/entities/user.ts'
import { limits } from '#contract/limits.ts'
import { formatCents } from '#contract/money.ts'
import { texts } from '#web/admin/texts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { writeAmount } from '#web/ui/formats/parse-amount.ts'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { AdjustAmount } from './adjust-amount.tsx'
import { AdjustPreview } from './adjust-preview.tsx'
import { emptyDraft, readAdjustment } from './adjustment-draft.ts'
import { type AskedAdjustment, ConfirmAdjustment } from './confirm-adjustment.tsx'
import { type AdjustmentFailure, useAdjustment } from './use-adjustment.ts'

/** Adds or deducts credit, after its effect was shown and confirmed. */
export function AdjustForm({
  user,
  credits,
  onRefresh,
  onAdjusted,
}: {
  user: User
  credits: Credits
  /** Refetches the credit. */
  onRefresh: () => Promise<Credits>
  onAdjusted: () => void
}) {
  const t = useTexts(texts)
  const language = useLanguage()
  const field = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState(emptyDraft)
  const [reason, setReason] = useState('')
  // Show no error while the user is still typing.
  const [isChecked, setChecked] = useState(false)
  const [isLooking, setLooking] = useState(false)
  const [asked, setAsked] = useState<AskedAdjustment | null>(null)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<AdjustmentFailure | null>(null)
  const { adjust, isRepeat } = useAdjustment()

  const read = readAdjustment(draft, language)
  const cents = 'cents' in read ? read.cents : null
  const isBeyond = cents !== null && credits.balance + cents < 0
  const most = {
    amount: formatCents(credits.balance, language),
    limit: formatCents(limits.adjustmentMaxCents, language),
  }
  const error =
    'problem' in read ? t(`adjust.problem.${read.problem}`, most) : isBeyond && t('adjust.atMost', most)

  async function ask(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isLooking) return
    setChecked(true)
    setFailure(null)
    if (cents === null) {
      const [title, description] = [t('adjust.invalid'), t('adjust.invalidText')]
      showToast({ variant: 'destructive', title, description })
      field.current?.focus()
      return
    }
    // Confirm the effect on the current balance: a job may have started since the page was opened.
    setLooking(true)
    const { balance } = await onRefresh()
    setLooking(false)
    const input = { userId: user.id, amount: cents, reason: reason.trim() || undefined }
    if (balance + cents < 0) field.current?.focus()
    else setAsked({ input, balance, isRepeat: isRepeat(input) })
  }

  async function confirm({ input }: AskedAdjustment): Promise<void> {
    setSending(true)
    const outcome = await adjust(input)
    setSending(false)
    setAsked(null)
    if ('failure' in outcome) {
      const { message } = outcome.failure
      setFailure(outcome.failure)
      showToast({ variant: 'destructive', title: t('adjust.failed'), description: message })
      return
    }
    const balance = formatCents(outcome.balance, language)
    showToast({
      title: t('adjust.done'),
      description: t('adjust.doneText', { name: user.username, balance }),
    })
    onAdjusted()
  }

  return (
    <form noValidate autoComplete="off" onSubmit={ask} className="grid gap-4 border-t border-line pt-5">
      <h3 className="text-base">{t('adjust.title')}</h3>
      {failure && (
        <Banner isInToast tone="bad" title={t('adjust.failed')}>
          <p>{failure.message}</p>
          {failure.isUnanswered && <p>{t('adjust.unanswered')}</p>}
        </Banner>
      )}
      <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <AdjustAmount
          ref={field}
          draft={draft}
          onChange={setDraft}
          error={(isChecked && error) || undefined}
        />
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <AdjustPreview
            credits={credits}
            cents={cents}
            onTakeAll={() => {
              setDraft({ direction: 'take', typed: writeAmount(credits.balance, language) })
              field.current?.focus()
            }}
          />
        </div>
        <TextArea
          label={t('adjust.reason')}
          hint={t('adjust.reasonHint', { count: limits.adjustmentReasonCharacters - reason.length })}
          rows={2}
          value={reason}
          maxLength={limits.adjustmentReasonCharacters}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          className="min-h-18"
        />
      </div>
      <div>
        <Button type="submit" variant="primary" isBusy={isLooking}>
          {cents === null || isBeyond
            ? t('adjust.check')
            : t(`adjust.act.${draft.direction}`, { amount: formatCents(Math.abs(cents), language) })}
        </Button>
      </div>
      {asked && (
        <ConfirmAdjustment
          user={user}
          asked={asked}
          isBusy={isSending}
          onConfirm={() => confirm(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </form>
  )
}
