import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { endOtherSessionsMutation } from './session-queries.ts'
import { texts } from './texts.ts'

/** Ends all other sessions after asking. */
export function EndOthers() {
  const t = useTexts(texts)
  const [isAsking, setAsking] = useState(false)
  const ending = useMutation(endOtherSessionsMutation(useQueryClient()))

  async function end(): Promise<void> {
    try {
      const { ended } = await ending.mutateAsync()
      showToast({ title: t('sessions.othersEnded', { count: ended }) })
    } catch (error) {
      showToast({ variant: 'destructive', title: t('sessions.notEnded'), description: messageFor(error) })
    }
    setAsking(false)
  }

  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {t('sessions.endOthers')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('sessions.endOthersQuestion')}
        confirmLabel={t('sessions.endOthers')}
        onConfirm={end}
        isBusy={ending.isPending}
      >
        {t('sessions.endOthersText')}
      </ConfirmDialog>
    </>
  )
}
