import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import type { Webhook, WebhookInput } from '#contract/entities/webhook.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { texts } from './texts.ts'
import { WebhookForm } from './webhook-form.tsx'
import { changeWebhookMutation } from './webhook-queries.ts'

/** Changes the URL or the events of a webhook; its secret stays. */
export function ChangeWebhook({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useTexts(texts)
  const formId = useId()
  const urlField = useRef<HTMLInputElement>(null)
  const changing = useMutation(changeWebhookMutation(useQueryClient(), webhook.id))
  const change = (input: WebhookInput) =>
    changing.mutate(input, {
      onSuccess() {
        showToast({ title: t('changed') })
        onClose()
      },
    })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      firstFocus={urlField}
      title={t('changeTitle')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={changing.isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <WebhookForm
        formId={formId}
        firstField={urlField}
        before={webhook}
        error={changing.error}
        errorTitle={t('changeFailed')}
        onSubmit={change}
      />
    </Dialog>
  )
}
