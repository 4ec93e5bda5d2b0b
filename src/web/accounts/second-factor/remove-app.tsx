import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { removeTotpMutation } from './second-factor-queries.ts'
import { texts } from './texts.ts'

/** Removes the authenticator app after asking. */
export function RemoveApp() {
  const t = useTexts(texts)
  const [isAsking, setAsking] = useState(false)
  const removing = useMutation(removeTotpMutation(useQueryClient()))

  async function remove(): Promise<void> {
    // Close before the call: a dialog for the second factor may open above this one.
    setAsking(false)
    try {
      await removing.mutateAsync()
      showToast({ title: t('section.removed') })
    } catch (error) {
      showToast({ variant: 'destructive', title: t('section.notRemoved'), description: messageFor(error) })
    }
  }

  return (
    <>
      <Button size="small" isBusy={removing.isPending} onClick={() => setAsking(true)}>
        {t('section.remove')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('section.removeQuestion')}
        confirmLabel={t('section.remove')}
        onConfirm={remove}
      >
        {t('section.removeText')}
      </ConfirmDialog>
    </>
  )
}
