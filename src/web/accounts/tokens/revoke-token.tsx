import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiToken } from '#contract/entities/token.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { texts } from './texts.ts'
import { revokeTokenMutation } from './token-queries.ts'

/** Revokes a token after asking, with its name. */
export function RevokeToken({ token }: { token: ApiToken }) {
  const t = useTexts(texts)
  const [isAsking, setAsking] = useState(false)
  const revoking = useMutation(revokeTokenMutation(useQueryClient()))
  const { id, name } = token

  async function revoke(): Promise<void> {
    try {
      await revoking.mutateAsync(id)
      showToast({ title: t('revoked') })
    } catch (error) {
      showToast({ variant: 'destructive', title: t('notRevoked'), description: messageFor(error) })
    }
    setAsking(false)
  }

  return (
    <>
      <Button
        size="small"
        className="justify-self-start"
        aria-label={t('revokeOf', { name })}
        onClick={() => setAsking(true)}
      >
        {t('revoke')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={<span className="wrap-anywhere">{t('revokeQuestion', { name })}</span>}
        confirmLabel={t('revoke')}
        onConfirm={revoke}
        isBusy={revoking.isPending}
      >
        {t('revokeText')}
      </ConfirmDialog>
    </>
  )
}
