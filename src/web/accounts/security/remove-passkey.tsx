import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { passkeyTexts } from '#web/accounts/passkeys/passkey-texts.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { removePasskeyMutation } from './passkey-queries.ts'

/** Removes a passkey after asking. */
export function RemovePasskey({ id, name, onRemoved }: { id: number; name: string; onRemoved: () => void }) {
  const t = useTexts(passkeyTexts)
  const [isAsking, setAsking] = useState(false)
  const removing = useMutation(removePasskeyMutation(useQueryClient()))

  async function remove(): Promise<void> {
    try {
      await removing.mutateAsync(id)
      showToast({ title: t('removed') })
      onRemoved()
    } catch (error) {
      showToast({ variant: 'destructive', title: t('notRemoved'), description: messageFor(error) })
    }
    setAsking(false)
  }

  return (
    <>
      <Button size="small" aria-label={t('removeOf', { name })} onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={<span className="wrap-anywhere">{t('removeQuestion', { name })}</span>}
        confirmLabel={t('remove')}
        onConfirm={remove}
        isBusy={removing.isPending}
      >
        {t('removeText')}
      </ConfirmDialog>
    </>
  )
}
