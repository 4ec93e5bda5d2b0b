import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type Dispatch, useCallback, useRef } from 'react'
import { startJob } from '#contract/endpoints/jobs.ts'
import { CallError } from '#web/http/call-error.ts'
import { currentUserQuery } from '#web/http/current-user.ts'
import { detailsOf } from '#web/http/details-of.ts'
import { messageFor } from '#web/http/message-for.ts'
import { newIdempotencyKey } from '#web/http/new-idempotency-key.ts'
import { upload } from '#web/http/upload.ts'
import { askForBrowserNotices } from '#web/ui/feedback/browser-notice.ts'
import { readShortfall } from '#web/upload/draft/read-shortfall.ts'
import type { Draft, StartRefusal, UploadEvent } from '#web/upload/draft/upload-state.ts'
import { refreshPresets } from '#web/upload/parts/preset-queries.ts'
import { refreshMoney } from '#web/upload/parts/refresh-money.ts'
import { jobForm } from './job-form.ts'

/**
 * Sends file and settings. A start that got no answer keeps its key, so that trying again can't start a second job;
 * one that was refused, or whose settings changed since, gets a new one.
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
      try {
        const { jobId } = await upload(startJob, jobForm(draft), { idempotencyKey: key, onProgress })
        attempt.current = null
        dispatch({ type: 'started', jobId })
        refreshMoney(queries)
        void refreshPresets(queries)
      } catch (error) {
        const refusal = startRefusal(error)
        const shortfall = readShortfall(error)
        const isRefused = error instanceof CallError && error.status < 500 && refusal.code !== null
        if (isRefused) attempt.current = null
        if (shortfall) {
          rememberBalance(queries, shortfall.balanceCents)
          dispatch({ type: 'startUnaffordable', shortfall })
          return
        }
        dispatch({ type: isRefused ? 'startRefused' : 'startFailed', refusal })
      }
    },
    [dispatch, queries],
  )
}

function startRefusal(error: unknown): StartRefusal {
  const issues = detailsOf(error, 'invalid_input')?.issues ?? []
  return {
    code: error instanceof CallError ? (error.refusal?.code ?? null) : null,
    message: messageFor(error),
    issues: issues.map(({ path, message }) => (path ? `${path}: ${message}` : message)),
  }
}

/** The header must not show more than the refusal does, and hears at once when it becomes more. */
function rememberBalance(queries: QueryClient, creditBalance: number): void {
  queries.setQueryData(currentUserQuery.queryKey, (user) => user && { ...user, creditBalance })
  refreshMoney(queries)
}
