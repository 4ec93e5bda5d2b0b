import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '#contract/entities/user.ts'
import { limits } from '#contract/limits.ts'
import { ConfirmAct } from '#web/admin/parts/confirm-act.tsx'
import { useTexts } from '#web/i18n/use-texts.ts'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { suspendMutation } from './people-queries.ts'
import { texts } from './texts.ts'

/** Suspends a user after asking, with the consequences. */
export function SuspendUser({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useTexts(texts)
  const [reason, setReason] = useState('')
  const suspending = useMutation(suspendMutation(useQueryClient()))
  const { username: name, email } = user

  return (
    <ConfirmAct
      title={t('suspend.title', { name })}
      confirmLabel={t('suspend.confirm')}
      act={() => suspending.mutateAsync({ id: user.id, reason })}
      isBusy={suspending.isPending}
      done={t('suspend.done', { name })}
      failed={t('suspend.failed')}
      onClose={onClose}
    >
      <p>{t('suspend.text', { name, email })}</p>
      <div className="mt-4 text-ink">
        <TextArea
          label={t('suspend.reason')}
          hint={t('suspend.reasonHint')}
          rows={2}
          maxLength={limits.suspensionReasonCharacters}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </ConfirmAct>
  )
}
