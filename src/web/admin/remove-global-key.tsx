import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { GlobalKey } from '#contract/entities/api-key.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { removeGlobalKeyMutation } from './admin-queries.ts'
import { texts } from './texts.ts'

/** Removes a global key after a question that says how many users wait then. */
export function RemoveGlobalKey({ globalKey, onClose }: { globalKey: GlobalKey; onClose: () => void }) {
  const t = useTexts(texts)
  const removal = useMutation(removeGlobalKeyMutation(useQueryClient()))
  const { name, usersCount } = globalKey

  async function confirm(): Promise<void> {
    try {
      await removal.mutateAsync(name)
      showToast({ title: t('global.removed', { name }) })
    } catch (error) {
      showToast({ variant: 'destructive', title: t('global.removeFailed'), description: messageFor(error) })
    }
    onClose()
  }

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('global.removeTitle', { name })}
      confirmLabel={t('global.removeConfirm')}
      onConfirm={confirm}
      isBusy={removal.isPending}
    >
      {usersCount === 0 ? t('global.removeUnused') : t('global.removeText', { count: usersCount })}
    </ConfirmDialog>
  )
}
