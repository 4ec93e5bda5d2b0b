import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/entities/user.ts'
import { endSessionsMutation } from '#web/admin/parts/admin-queries.ts'
import { ConfirmAct } from '#web/admin/parts/confirm-act.tsx'
import { texts } from '#web/admin/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'

/** Ends all sessions of a user after asking, with their name. */
export function EndSessionsOfUser({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useTexts(texts)
  const ending = useMutation(endSessionsMutation(useQueryClient()))
  const { username: name, email } = user

  return (
    <ConfirmAct
      title={t('sessions.title', { name })}
      confirmLabel={t('sessions.confirm')}
      act={() => ending.mutateAsync(user.id)}
      isBusy={ending.isPending}
      done={t('sessions.done', { name })}
      failed={t('sessions.failed')}
      onClose={onClose}
    >
      {t('sessions.text', { name, email })}
    </ConfirmAct>
  )
}
