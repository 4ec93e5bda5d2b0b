import { useMutation, useQuery } from '@tanstack/react-query'
import type { User } from '#contract/entities/user.ts'
import { messageFor } from '#web/http/message-for.ts'
import { settingsQuery } from '#web/http/public-settings.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import type { Issuer } from './single-sign-on-button.tsx'
import { mailPasswordLinkMutation } from './single-sign-on-queries.ts'
import { texts } from './single-sign-on-texts.ts'

/** Replaces the form that changes a password if the account has none: a mailed link sets one. */
export function SetPasswordByMail({ user: { email }, issuer }: { user: User; issuer: Issuer }) {
  const t = useTexts(texts)
  const hasMail = useQuery(settingsQuery).data?.hasMail
  const mailing = useMutation(mailPasswordLinkMutation)

  function send(): void {
    mailing.mutate(email, {
      onSuccess: () => showToast({ title: t('setPassword.sent', { email }) }),
      onError: (error) =>
        showToast({
          variant: 'destructive',
          title: t('setPassword.notSent'),
          description: messageFor(error),
        }),
    })
  }

  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <h3 className="text-base">{t('setPassword.title')}</h3>
      <p className="text-sm wrap-anywhere">{t('setPassword.none', { name: issuer.name })}</p>
      {hasMail && !issuer.isOnly && (
        <Button size="small" isBusy={mailing.isPending} onClick={send} className="justify-self-start">
          {t('setPassword.byMail')}
        </Button>
      )}
    </section>
  )
}
