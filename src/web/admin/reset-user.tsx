import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/entities/user.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { resetUserMutation } from './admin-queries.ts'
import { texts } from './texts.ts'

/** Removes all jobs and images of a user after a question that names them. */
export function ResetUser({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useTexts(texts)
  const reset = useMutation(resetUserMutation(useQueryClient()))
  const { username: name, email } = user

  async function confirm(): Promise<void> {
    try {
      await reset.mutateAsync(user.id)
      showToast({ title: t('reset.done', { name }) })
    } catch (error) {
      showToast({ variant: 'destructive', title: t('reset.failed'), description: messageFor(error) })
    }
    onClose()
  }

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('reset.title', { name })}
      confirmLabel={t('reset.confirm')}
      onConfirm={confirm}
      isBusy={reset.isPending}
    >
      {t('reset.text', { name, email, count: user.totalProcessedImages })}
    </ConfirmDialog>
  )
}
