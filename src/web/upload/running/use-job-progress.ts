import { useQueryClient } from '@tanstack/react-query'
import { type Dispatch, useEffect } from 'react'
import type { ProgressEvent } from '#contract/entities/progress.ts'
import { followProgress } from '#web/http/follow-progress.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import type { UploadEvent } from '#web/upload/draft/upload-state.ts'
import { refreshMoney } from '#web/upload/parts/refresh-money.ts'
import { placeArrival, refreshSheet } from '#web/upload/sheet/sheet-queries.ts'

/** Follows a job's event stream until it ends, and reconnects when the user's language changes; null: none to follow. */
export function useJobProgress(jobId: number | null, dispatch: Dispatch<UploadEvent>): void {
  const queries = useQueryClient()
  const language = useLanguage()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the stream uses the language of its request.
  useEffect(() => {
    if (jobId === null) return
    const over = new AbortController()
    let wasOpen = false
    const options = {
      signal: over.signal,
      onOpen: () => {
        dispatch({ type: 'connectionFound' })
        // The server replays only the newest events that were missed.
        if (wasOpen) refreshSheet(queries, jobId)
        wasOpen = true
      },
      onLost: () => dispatch({ type: 'connectionLost' }),
      onEvent: (event: ProgressEvent) => {
        dispatch({ type: 'progressed', event })
        if (event.type === 'processedItem') placeArrival(queries, jobId, event.item)
        if (event.type !== 'complete' && event.type !== 'error') return
        over.abort()
        refreshMoney(queries)
      },
    }
    followProgress(jobId, options).catch((error: unknown) => {
      if (over.signal.aborted) return
      dispatch({ type: 'progressed', event: { type: 'error', message: messageFor(error), code: '', jobId } })
    })
    return () => over.abort()
  }, [jobId, dispatch, queries, language])
}
