import { useMutation } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { resendVerificationMutation } from '#web/accounts/recovering/recovery-queries.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { texts } from './profile-texts.ts'

/** Sends the verification link again. A message replaces the button, because it can be sent once per visit. */
export function ProfileResendLink({ email }: { email: string }) {
  const t = useTexts(texts)
  const resend = useMutation(resendVerificationMutation)

  function send(): void {
    resend.mutate(
      { email },
      {
        onError: (error) =>
          showToast({ variant: 'destructive', title: t('resendFailed'), description: messageFor(error) }),
      },
    )
  }

  return (
    <div className="col-span-full sm:col-span-1 sm:col-start-2">
      <p role="status" className="text-sm text-muted">
        {t(resend.isSuccess ? 'resent' : 'resendHint')}
      </p>
      {!resend.isSuccess && (
        <Button size="small" className="mt-2" isBusy={resend.isPending} onClick={send}>
          {!resend.isPending && <Send aria-hidden className="size-4" />}
          {t('resend')}
        </Button>
      )}
    </div>
  )
}
