import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApiKeyName } from '#contract/entities/api-key.ts'
import type { User } from '#contract/entities/user.ts'
import { removeUserKeyMutation } from '#web/admin/parts/admin-queries.ts'
import { texts } from '#web/admin/texts.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'

/** Removes a user's key after asking, with the consequences. */
export function RemoveUserKey({
  user,
  name,
  onRemoved,
  onClose,
}: {
  user: User
  name: ApiKeyName
  onRemoved: (user: User) => void
  onClose: () => void
}) {
  const t = useTexts(texts)
  const removal = useMutation(removeUserKeyMutation(useQueryClient()))
  const isLast = user.apiKeys.length === 1 && !user.isAdmin

  async function confirm(): Promise<void> {
    try {
      const without = await removal.mutateAsync({ id: user.id, name })
      showToast({ title: t('keys.removed', { user: user.username, name }) })
      onClose()
      onRemoved(without)
    } catch (error) {
      showToast({ variant: 'destructive', title: t('keys.removeFailed'), description: messageFor(error) })
      onClose()
    }
  }

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('keys.removeTitle', { user: user.username })}
      confirmLabel={t('keys.removeConfirm')}
      onConfirm={confirm}
      isBusy={removal.isPending}
    >
      {t(isLast ? 'keys.removeLastText' : 'keys.removeText', { user: user.username, name })}
    </ConfirmDialog>
  )
}
