import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deliveryFaults, type WebhookDelivery } from '#contract/entities/webhook.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { formatDateTime } from '#web/ui/formats/date-time.ts'
import { texts } from './texts.ts'
import { resendDeliveryMutation } from './webhook-queries.ts'

const tones = { waiting: 'accent', delivered: 'good', failed: 'bad' } as const

/** One delivery: its event, time and outcome, and the button that sends it again. */
export function DeliveryRow({ webhookId, delivery }: { webhookId: number; delivery: WebhookDelivery }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const resending = useMutation(resendDeliveryMutation(useQueryClient(), webhookId))
  const { id, event, state, attempts, lastStatus, lastTookMs, createdAt, nextAt } = delivery
  const lastFault = deliveryFaults.find((fault) => fault === delivery.lastFault) ?? 'other'
  const [what, time] = [t(`event.${event}`), formatDateTime(createdAt, language)]
  const facts = [
    attempts > 0 && t('attempts', { count: attempts }),
    lastStatus !== null && t('answered', { status: lastStatus, ms: lastTookMs ?? 0 }),
    state === 'waiting' && attempts > 0 && nextAt && t('nextAt', { time: formatDateTime(nextAt, language) }),
  ].filter(Boolean)
  const resend = () =>
    resending.mutate(id, {
      onSuccess: () => showToast({ title: t('resent') }),
      onError: (error) =>
        showToast({ variant: 'destructive', title: t('resendFailed'), description: messageFor(error) }),
    })
  return (
    <li className="grid gap-x-4 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="grid gap-0.5">
        <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
          <span className="font-semibold">{what}</span>
          <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
        </p>
        <p className="text-sm text-muted tabular-nums">{[time, ...facts].join(' · ')}</p>
        {delivery.lastFault && (
          <p className="text-sm">{t(`fault.${lastFault}`, { status: lastStatus ?? '–' })}</p>
        )}
        <p translate="no" className="font-mono text-xs text-muted wrap-anywhere">
          {id}
          {delivery.url !== null && (
            <>
              <br />
              {delivery.url}
            </>
          )}
        </p>
      </div>
      <Button
        size="small"
        className="justify-self-start"
        aria-label={t('resendOf', { event: what, time })}
        isBusy={resending.isPending}
        onClick={resend}
      >
        {t('resend')}
      </Button>
    </li>
  )
}
