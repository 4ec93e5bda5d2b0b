import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/entities/user.ts'
import { formatCents } from '#contract/money.ts'
import { userCreditsQuery } from '#web/admin/credits/credit-queries.ts'
import { deleteUserMutation } from '#web/admin/parts/admin-queries.ts'
import { ConfirmAct } from '#web/admin/parts/confirm-act.tsx'
import { texts } from '#web/admin/texts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'

/** Deletes a user after asking, with their name and the balance that is lost. */
export function DeleteUser({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const deletion = useMutation(deleteUserMutation(useQueryClient()))
  const { username: name, email } = user
  // A running job releases its hold before the account is deleted. The list can be older than that.
  const { data } = useQuery(userCreditsQuery(user.id))
  const held = data?.held ?? 0
  const lost = data ? data.balance + held : user.creditBalance

  return (
    <ConfirmAct
      title={t('delete.title', { name })}
      confirmLabel={t('delete.confirm')}
      act={() => deletion.mutateAsync(user.id)}
      isBusy={deletion.isPending}
      done={t('delete.done', { name })}
      failed={t('delete.failed')}
      onClose={onClose}
    >
      <p>{t('delete.text', { name, email })}</p>
      {lost > 0 && (
        <p className="mt-2 font-semibold text-ink">
          {t('delete.balance', { balance: formatCents(lost, language) })}{' '}
          {held > 0 && t('delete.held', { held: formatCents(held, language) })}
        </p>
      )}
    </ConfirmAct>
  )
}
