import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { renewRecoveryCodesMutation } from './second-factor-queries.ts'
import { texts } from './texts.ts'

/** Creates new recovery codes after asking. */
export function RenewCodes({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const t = useTexts(texts)
  const [isAsking, setAsking] = useState(false)
  const renewing = useMutation(renewRecoveryCodesMutation(useQueryClient()))

  async function renew(): Promise<void> {
    // Close before the call: a dialog for the second factor may open above this one.
    setAsking(false)
    try {
      onCodes((await renewing.mutateAsync()).recoveryCodes)
    } catch (error) {
      showToast({ variant: 'destructive', title: t('section.notRenewed'), description: messageFor(error) })
    }
  }

  return (
    <>
      <Button size="small" isBusy={renewing.isPending} onClick={() => setAsking(true)}>
        {t('section.renew')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('section.renewQuestion')}
        confirmLabel={t('section.renew')}
        onConfirm={renew}
      >
        {t('section.renewText')}
      </ConfirmDialog>
    </>
  )
}
