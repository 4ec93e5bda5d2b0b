import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { texts } from './texts.ts'
import { changeWebhookMutation, testWebhookMutation } from './webhook-queries.ts'

interface Place {
  webhookId: number
  receiver: string
}

/** Sends a test message and shows its delivery. */
export function TestButton({ webhookId, receiver, onSent }: Place & { onSent: () => void }) {
  const t = useTexts(texts)
  const testing = useMutation(testWebhookMutation(useQueryClient(), webhookId))
  const test = () =>
    testing.mutate(undefined, {
      onSuccess() {
        showToast({ title: t('testSent'), description: t('testSentMore') })
        onSent()
      },
      onError: (error) =>
        showToast({ variant: 'destructive', title: t('testFailed'), description: messageFor(error) }),
    })
  return (
    <Button size="small" aria-label={t('testOf', { receiver })} isBusy={testing.isPending} onClick={test}>
      {t('test')}
    </Button>
  )
}

/** One button for both states, so that the focus stays. */
export function SwitchButton({ webhookId, receiver, isOn }: Place & { isOn: boolean }) {
  const t = useTexts(texts)
  const changing = useMutation(changeWebhookMutation(useQueryClient(), webhookId))
  const change = () =>
    changing.mutate(
      { isOn: !isOn },
      {
        onSuccess: () => showToast({ title: t(isOn ? 'switchedOff' : 'switchedOn') }),
        onError: (error) =>
          showToast({ variant: 'destructive', title: t('changeFailed'), description: messageFor(error) }),
      },
    )
  return (
    <Button
      size="small"
      aria-label={t(isOn ? 'switchOffOf' : 'switchOnOf', { receiver })}
      isBusy={changing.isPending}
      onClick={change}
    >
      {t(isOn ? 'switchOff' : 'switchOn')}
    </Button>
  )
}
