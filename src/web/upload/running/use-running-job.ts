import { type Dispatch, startTransition, useEffect } from 'react'
import { takeKeptDraft } from '#web/upload/draft/kept-draft.ts'
import type { UploadEvent } from '#web/upload/draft/upload-state.ts'
import { findRunningJob } from './find-running-job.ts'

/**
 * While the page is looking: shows the job that is under way, or goes on to what this user was putting together, or to
 * the file selection.
 */
export function useRunningJob(
  isLooking: boolean,
  userId: number | null,
  dispatch: Dispatch<UploadEvent>,
): void {
  useEffect(() => {
    if (!isLooking || userId === null) return
    const gone = new AbortController()
    findRunningJob(gone.signal).then(async (status) => {
      if (gone.signal.aborted) return
      const draft = await takeKeptDraft(userId)
      // A stage is much to draw: in a transition nobody's taps wait for it.
      startTransition(() => dispatch(status ? { type: 'jobFound', status } : { type: 'noJobFound', draft }))
    })
    return () => gone.abort()
  }, [isLooking, userId, dispatch])
}
