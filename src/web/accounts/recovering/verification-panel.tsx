import { useMutation } from '@tanstack/react-query'
import { errorText } from '#web/accounts/error-text.ts'
import { PanelHeading } from '#web/accounts/panel-heading.tsx'
import type { UnverifiedAccount } from '#web/accounts/unverified-account.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { InboxLink } from './inbox-link.tsx'
import { resendVerificationMutation } from './recovery-queries.ts'
import { texts } from './recovery-texts.ts'

/** Shown instead of the password, which is no longer needed: it is neither kept nor written into the page. */
const passwordMask = '••••••••'

/** Asks the user to verify their address: names the address and offers to send the mail again. */
export function VerificationPanel({ account, onBack }: { account: UnverifiedAccount; onBack: () => void }) {
  const t = useTexts(texts)
  const resend = useMutation(resendVerificationMutation)
  const { name, isNew } = account
  const sayError = (error: unknown) =>
    errorText(error, { refused: t('genericError'), unexpected: t('genericError') })

  function sendAgain(): void {
    // Usernames contain no @.
    resend.mutate(name.includes('@') ? { email: name } : { username: name }, {
      onError: (error) =>
        showToast({
          variant: 'destructive',
          title: t('verification.failed'),
          description: sayError(error),
        }),
    })
  }

  return (
    <div className="grid gap-5">
      <PanelHeading>{t(isNew ? 'verification.newTitle' : 'verification.title')}</PanelHeading>
      <p className="text-muted">
        {isNew ? t('verification.newInfo', { account: name }) : t('verification.info')}
      </p>
      {resend.isSuccess && (
        <Banner tone="good" title={t('verification.sentTitle')}>
          {t('verification.sent')}
        </Banner>
      )}
      {resend.isError && (
        <Banner isInToast tone="bad" title={t('verification.failed')}>
          {sayError(resend.error)}
        </Banner>
      )}
      <InboxLink />
      <TextField label={t('verification.account')} value={name} disabled autoComplete="off" />
      <TextField
        label={t('verification.password')}
        type="password"
        value={passwordMask}
        disabled
        autoComplete="off"
      />
      <div className="grid gap-3">
        <Button variant="primary" isWide isBusy={resend.isPending} onClick={sendAgain}>
          {t('verification.resend')}
        </Button>
        <Button isWide onClick={onBack}>
          {t('backToLogin')}
        </Button>
      </div>
    </div>
  )
}
