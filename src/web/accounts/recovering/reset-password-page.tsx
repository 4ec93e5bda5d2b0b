import { useMutation, useQuery } from '@tanstack/react-query'
import { isRefusal } from '#web/http/call-error.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { BackToSignInLink } from './back-to-sign-in-link.tsx'
import { LinkPage } from './link-page.tsx'
import { texts } from './link-texts.ts'
import { checkResetTokenQuery, resetPasswordMutation } from './recovery-queries.ts'
import { ResetCheckFailed } from './reset-check-failed.tsx'
import { ResetDone } from './reset-done.tsx'
import { ResetForm } from './reset-form.tsx'
import { ResetLinkRefused } from './reset-link-refused.tsx'
import { useLinkClient } from './use-link-client.ts'
import { useTokenOfLink } from './use-token-of-link.ts'
import { WaitingForLink } from './waiting-for-link.tsx'

/** The page that the mail about a forgotten password links to: checks the link and asks for the new password. */
export function ResetPasswordPage() {
  const t = useTexts(texts)
  const token = useTokenOfLink()
  const check = useQuery(checkResetTokenQuery(token), useLinkClient())
  const reset = useMutation(resetPasswordMutation)
  const isChecking = token !== '' && check.isPending

  function state() {
    if (!token) return <ResetLinkRefused title={t('reset.missingTitle')} text={t('reset.missing')} />
    if (isChecking) return <WaitingForLink title={t('reset.title')} text={t('reset.checking')} />
    if (reset.isSuccess) return <ResetDone />
    if (isRefusal(check.error, 'invalid_token') || isRefusal(check.error, 'invalid_input')) {
      return <ResetLinkRefused title={t('reset.invalidTitle')} text={t('reset.invalid')} />
    }
    if (check.error) {
      return (
        <ResetCheckFailed
          error={check.error}
          isRetrying={check.isFetching}
          onRetry={() => void check.refetch()}
        />
      )
    }
    return <ResetForm token={token} reset={reset} />
  }

  return (
    <LinkPage title={t('reset.title')}>
      {state()}
      {!isChecking && !reset.isSuccess && <BackToSignInLink />}
    </LinkPage>
  )
}
