import { type Dispatch, startTransition, useEffect } from 'react'
import { takeKeptDraft } from '#web/upload/draft/kept-draft.ts'
import type { UploadEvent } from '#web/upload/draft/upload-state.ts'
import { findRunningJob } from './find-running-job.ts'

/** While the page is looking: shows the running job, or continues with this user's draft, or with the file selection. */
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
      // A stage takes long to render: a transition does not block input.
      startTransition(() => dispatch(status ? { type: 'jobFound', status } : { type: 'noJobFound', draft }))
    })
    return () => gone.abort()
  }, [isLooking, userId, dispatch])
}
