import { useMutation } from '@tanstack/react-query'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { ShownSecret } from './shown-secret.tsx'
import { texts } from './texts.ts'
import { rotateSecretMutation } from './webhook-queries.ts'

/** Asks before a webhook gets a new secret, then shows it once. */
export function RotateSecret({ webhookId, onClose }: { webhookId: number; onClose: () => void }) {
  const t = useTexts(texts)
  const rotating = useMutation(rotateSecretMutation(webhookId))
  const rotate = () =>
    rotating.mutate(undefined, {
      onError(error) {
        showToast({ variant: 'destructive', title: t('rotateFailed'), description: messageFor(error) })
        onClose()
      },
    })
  if (rotating.data)
    return (
      <ShownSecret title={t('rotated')} secret={rotating.data.secret} onClose={onClose}>
        {t('bothSign')}
      </ShownSecret>
    )
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t('rotateQuestion')}
      confirmLabel={t('rotate')}
      variant="primary"
      onConfirm={rotate}
      isBusy={rotating.isPending}
    >
      {t('rotateText')}
    </ConfirmDialog>
  )
}
