import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/entities/user.ts'
import { formatCents } from '#contract/money.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { deleteUserMutation } from './admin-queries.ts'
import { userCreditsQuery } from './credit-queries.ts'
import { texts } from './texts.ts'

/** Deletes a user after a question that names them and the balance that is lost. */
export function DeleteUser({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useTexts(texts)
  const deletion = useMutation(deleteUserMutation(useQueryClient()))
  const { username: name, email } = user
  // A running job gives back what it holds before the account goes. The list may be older than that.
  const { data } = useQuery(userCreditsQuery(user.id))
  const held = data?.held ?? 0
  const lost = data ? data.balance + held : user.creditBalance

  async function confirm(): Promise<void> {
    try {
      await deletion.mutateAsync(user.id)
      showToast({ title: t('delete.done', { name }) })
    } catch (error) {
      showToast({ variant: 'destructive', title: t('delete.failed'), description: messageFor(error) })
    }
    onClose()
  }

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('delete.title', { name })}
      confirmLabel={t('delete.confirm')}
      onConfirm={confirm}
      isBusy={deletion.isPending}
    >
      <p>{t('delete.text', { name, email })}</p>
      {lost > 0 && (
        <p className="mt-2 font-semibold text-ink">
          {t('delete.balance', { balance: formatCents(lost) })}{' '}
          {held > 0 && t('delete.held', { held: formatCents(held) })}
        </p>
      )}
    </ConfirmDialog>
  )
}
