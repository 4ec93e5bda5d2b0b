import { useEffect, useRef } from 'react'
import { onSessionEnd } from '#web/http/session-end.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { texts } from './texts.ts'

/**
 * Says why the sign-in page appears when a session ends without the user: it expired, was ended elsewhere, or the account was suspended,
 * which the next sign-in says.
 */
export function useSessionEndToast(isSignedIn: boolean): void {
  const t = useTexts(texts)
  const wasSignedIn = useRef(isSignedIn)
  wasSignedIn.current = isSignedIn
  useEffect(
    () =>
      onSessionEnd(() => {
        if (!wasSignedIn.current) return
        wasSignedIn.current = false
        showToast({ title: t('sessionEnded'), description: t('sessionEndedText') })
      }),
    [t],
  )
}
