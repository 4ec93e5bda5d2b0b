import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Invitation } from '#contract/endpoints/invitations.ts'
import { ConfirmAct } from '#web/admin/parts/confirm-act.tsx'
import { useTexts } from '#web/i18n/use-texts.ts'
import { withdrawInvitationMutation } from './people-queries.ts'
import { texts } from './texts.ts'

/** Withdraws an invitation after asking, with its address. */
export function WithdrawInvitation({
  invitation: { id, email },
  onClose,
}: {
  invitation: Invitation
  onClose: () => void
}) {
  const t = useTexts(texts)
  const withdrawing = useMutation(withdrawInvitationMutation(useQueryClient()))
  return (
    <ConfirmAct
      title={t('invitations.withdrawTitle', { email })}
      confirmLabel={t('invitations.withdraw')}
      act={() => withdrawing.mutateAsync(id)}
      isBusy={withdrawing.isPending}
      done={t('invitations.withdrawn', { email })}
      failed={t('invitations.withdrawFailed')}
      onClose={onClose}
    >
      {t('invitations.withdrawText')}
    </ConfirmAct>
  )
}
