import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/entities/user.ts'
import { resetUserMutation } from '#web/admin/parts/admin-queries.ts'
import { ConfirmAct } from '#web/admin/parts/confirm-act.tsx'
import { texts } from '#web/admin/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'

/** Removes all jobs and images of a user after asking, with their name. */
export function ResetUser({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useTexts(texts)
  const reset = useMutation(resetUserMutation(useQueryClient()))
  const { username: name, email } = user

  return (
    <ConfirmAct
      title={t('reset.title', { name })}
      confirmLabel={t('reset.confirm')}
      act={() => reset.mutateAsync(user.id)}
      isBusy={reset.isPending}
      done={t('reset.done', { name })}
      failed={t('reset.failed')}
      onClose={onClose}
    >
      {t('reset.text', { name, email, count: user.totalProcessedImages })}
    </ConfirmAct>
  )
}
