import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { currentUserQuery } from '#web/http/current-user.ts'
import { currentTexts, useTexts } from '#web/i18n/use-texts.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { LinkPage } from './link-page.tsx'
import { texts } from './link-texts.ts'
import { verifyEmailQuery } from './recovery-queries.ts'
import { useLinkClient } from './use-link-client.ts'
import { useTokenOfLink } from './use-token-of-link.ts'
import { VerifyDone } from './verify-done.tsx'
import { VerifyFailed } from './verify-failed.tsx'
import { WaitingForLink } from './waiting-for-link.tsx'

/** The page that the mail about a new address links to: verifies the address without a further click. */
export function VerifyEmailPage() {
  const t = useTexts(texts)
  const client = useQueryClient()
  const token = useTokenOfLink()
  const { isSuccess, error, isFetching, refetch } = useQuery(verifyEmailQuery(token), useLinkClient())

  useEffect(() => {
    if (!isSuccess) return
    const say = currentTexts(texts)
    showToast({ title: say('verify.toast'), description: say('verify.toastText') })
    void client.invalidateQueries({ queryKey: currentUserQuery.queryKey })
  }, [isSuccess, client])

  function state() {
    if (isSuccess) return <VerifyDone />
    if (!token || error) {
      return <VerifyFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    }
    return <WaitingForLink title={t('verify.title')} text={t('verify.checking')} />
  }

  return <LinkPage title={t('verify.title')}>{state()}</LinkPage>
}
