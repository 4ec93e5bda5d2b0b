import { useEffect, useRef } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { texts } from './home-texts.ts'
import type { Approval } from './parts/use-approval.ts'

/** Shows a toast when the account is approved while its user is on the page: the page changes under them. */
export function useApprovalToast(approval: Approval): void {
  const t = useTexts(texts)
  const before = useRef(approval)
  useEffect(() => {
    if (before.current === 'pending' && approval === 'approved') {
      showToast({ title: t('account.ready'), description: t('account.readyText') })
    }
    before.current = approval
  }, [approval, t])
}
