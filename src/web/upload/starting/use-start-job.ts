import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type Dispatch, useCallback, useRef } from 'react'
import { newIdempotencyKey } from '#web/http/call-headers.ts'
import { currentUserQuery } from '#web/http/current-user.ts'
import { messageFor } from '#web/http/message-for.ts'
import { askForBrowserNotices } from '#web/ui/feedback/browser-notice.ts'
import type { Draft, UploadEvent } from '#web/upload/draft/upload-state.ts'
import { refreshPresets } from '#web/upload/parts/preset-queries.ts'
import { refreshMoney } from '#web/upload/parts/refresh-money.ts'
import type { NotStarted } from './send-job.ts'

/** Loads the code that sends a list, which is not needed before there is one. */
export const importSending = () => import('./send-job.ts')

/**
 * Sends file and settings. A start without an answer keeps its idempotency key, so that a retry can't start a second job; after a refusal
 * or a change of the settings it gets a new key.
 */
export function useStartJob(dispatch: Dispatch<UploadEvent>): (draft: Draft) => Promise<void> {
  const queries = useQueryClient()
  const attempt = useRef<{ file: File; settings: Draft['settings']; key: string } | null>(null)

  return useCallback(
    async (draft) => {
      const { file, settings } = draft
      const isRepeat = attempt.current?.file === file && attempt.current.settings === settings
      const key = isRepeat && attempt.current ? attempt.current.key : newIdempotencyKey()
      attempt.current = { file, settings, key }
      const onProgress = (share: number) => dispatch({ type: 'sent', share })
      onProgress(0)
      askForBrowserNotices()
      const sent = await importSending()
        .then(({ sendJob }) => sendJob(draft, { idempotencyKey: key, onProgress }))
        .catch(notEvenSent)
      if ('jobId' in sent) {
        attempt.current = null
        dispatch({ type: 'started', jobId: sent.jobId })
        refreshMoney(queries)
        void refreshPresets(queries)
        return
      }
      const { isRefused, refusal, shortfall } = sent
      if (isRefused) attempt.current = null
      if (shortfall) {
        rememberBalance(queries, shortfall.balanceCents)
        dispatch({ type: 'startUnaffordable', shortfall })
        return
      }
      dispatch({ type: isRefused ? 'startRefused' : 'startFailed', refusal })
    },
    [dispatch, queries],
  )
}

/** The connection is down, or a new version of the app was deployed. */
function notEvenSent(error: unknown): NotStarted {
  return {
    isRefused: false,
    refusal: { code: null, message: messageFor(error), issues: [] },
    shortfall: null,
  }
}

/** The header must not show more than the refusal, and must be updated at once when the balance grows. */
function rememberBalance(queries: QueryClient, creditBalance: number): void {
  queries.setQueryData(currentUserQuery.queryKey, (user) => user && { ...user, creditBalance })
  refreshMoney(queries)
}
