import { useId } from 'react'
import { formatCents } from '#contract/money.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'
import type { Draft, StartRefusal } from '#web/upload/draft/upload-state.ts'
import { stepId } from '#web/upload/parts/focus-step.ts'
import { RefusalBanner } from '#web/upload/parts/refusal-banner.tsx'
import { CreditHint } from '#web/upload/receipt/credit-hint.tsx'
import { estimate } from '#web/upload/receipt/estimate.ts'
import { LimitHint } from '#web/upload/receipt/limit-hint.tsx'
import { texts } from '#web/upload/texts.ts'
import { ObstacleText } from './obstacle-text.tsx'
import type { Obstacle } from './start-obstacle.ts'

/** The start button, which says what it does and costs; at the bottom of the screen where there is one column. */
export function StartBar({
  draft,
  sending,
  obstacle,
  refusal,
  onStart,
  onShowRunningJob,
}: {
  draft: Draft
  sending: number | null
  obstacle: Obstacle | null
  refusal: StartRefusal | null
  onStart: () => void
  onShowRunningJob: () => void
}) {
  const t = useTexts(texts)
  const language = useLanguage()
  const reasonId = useId()
  const hintId = useId()
  const { images, total } = estimate(draft)
  const label =
    images === null || total === null
      ? t('receipt.startUnknown')
      : t('receipt.start', { count: images, price: formatCents(total, language) })

  return (
    <div
      id={stepId('start')}
      tabIndex={-1}
      className="z-bar order-3 -mx-4 mt-auto lg:order-2 lg:mt-0 grid gap-2 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-float sm:-mx-6 sm:px-6 lg:mx-0 lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none max-lg:[@media(min-height:30rem)]:sticky max-lg:[@media(min-height:30rem)]:bottom-0"
    >
      {refusal && (
        <RefusalBanner
          refusal={refusal}
          action={
            refusal.code === 'job_already_running' && (
              <Button size="small" onClick={onShowRunningJob}>
                {t('refusal.running')}
              </Button>
            )
          }
        />
      )}
      <Button
        variant="primary"
        isWide
        disabled={obstacle !== null}
        isBusy={sending !== null}
        aria-describedby={obstacle ? reasonId : hintId}
        onClick={onStart}
      >
        {sending === null ? label : <SendingLabel share={sending} />}
      </Button>
      {sending !== null && sending < 1 && (
        <ProgressBar
          percent={sending * 100}
          label={t('receipt.sending', { percent: Math.floor(sending * 100) })}
        />
      )}
      {!obstacle && <CreditHint id={hintId} draft={draft} />}
      {!obstacle && <LimitHint draft={draft} />}
      {obstacle && <ObstacleText id={reasonId} obstacle={obstacle} />}
    </div>
  )
}

function SendingLabel({ share }: { share: number }) {
  const t = useTexts(texts)
  if (share < 1) return t('receipt.sending', { percent: Math.floor(share * 100) })
  return t('receipt.starting')
}
