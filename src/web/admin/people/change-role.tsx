import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/entities/user.ts'
import { ConfirmAct } from '#web/admin/parts/confirm-act.tsx'
import { useTexts } from '#web/i18n/use-texts.ts'
import { roleMutation } from './people-queries.ts'
import { texts } from './texts.ts'

/** Makes a user an administrator, or the other way round, after asking, with the consequences. */
export function ChangeRole({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useTexts(texts)
  const change = useMutation(roleMutation(useQueryClient()))
  const { username: name, email, isAdmin } = user
  const kind = isAdmin ? 'unmakeAdmin' : 'makeAdmin'

  return (
    <ConfirmAct
      title={t(`${kind}.title`, { name })}
      confirmLabel={t(`${kind}.confirm`)}
      act={() => change.mutateAsync({ id: user.id, isAdmin: !isAdmin })}
      isBusy={change.isPending}
      done={t(`${kind}.done`, { name })}
      failed={t(`${kind}.failed`)}
      onClose={onClose}
    >
      {t(`${kind}.text`, { name, email })}
    </ConfirmAct>
  )
}
