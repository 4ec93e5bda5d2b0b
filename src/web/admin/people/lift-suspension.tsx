import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/entities/user.ts'
import { ConfirmAct } from '#web/admin/parts/confirm-act.tsx'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { formatDate } from '#web/ui/formats/date-time.ts'
import { liftMutation, suspensionQuery } from './people-queries.ts'
import { texts } from './texts.ts'

/** Lifts a suspension after asking, with its date and reason. */
export function LiftSuspension({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const lifting = useMutation(liftMutation(useQueryClient()))
  const { data } = useQuery(suspensionQuery(user.id))
  const { username: name, email, suspendedAt } = user

  return (
    <ConfirmAct
      title={t('lift.title', { name })}
      confirmLabel={t('lift.confirm')}
      variant="primary"
      act={() => lifting.mutateAsync(user.id)}
      isBusy={lifting.isPending}
      done={t('lift.done', { name })}
      failed={t('lift.failed')}
      onClose={onClose}
    >
      <p>{t('lift.text', { name, email })}</p>
      {suspendedAt && <p className="mt-2">{t('lift.since', { at: formatDate(suspendedAt, language) })}</p>}
      {data?.reason && (
        <p className="mt-2 break-words whitespace-pre-line text-ink">
          {t('lift.reason', { reason: data.reason })}
        </p>
      )}
    </ConfirmAct>
  )
}
