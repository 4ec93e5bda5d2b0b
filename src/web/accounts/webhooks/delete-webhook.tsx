import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { texts } from './texts.ts'
import { deleteWebhookMutation } from './webhook-queries.ts'

/** Asks before a webhook is deleted and names the deliveries that are still pending. */
export function DeleteWebhook({
  webhookId,
  receiver,
  isOpen,
  onOpenChange,
  onDeleted,
}: {
  webhookId: number
  receiver: string
  isOpen: boolean
  onOpenChange: () => void
  onDeleted: () => void
}) {
  const t = useTexts(texts)
  const deleting = useMutation(deleteWebhookMutation(useQueryClient(), webhookId))

  async function remove(): Promise<void> {
    try {
      await deleting.mutateAsync()
      showToast({ title: t('deleted') })
      onDeleted()
    } catch (error) {
      showToast({ variant: 'destructive', title: t('deleteFailed'), description: messageFor(error) })
    }
    onOpenChange()
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={<span className="wrap-anywhere">{t('deleteQuestion', { receiver })}</span>}
      confirmLabel={t('delete')}
      onConfirm={remove}
      isBusy={deleting.isPending}
    >
      {t('deleteText')}
    </ConfirmDialog>
  )
}
