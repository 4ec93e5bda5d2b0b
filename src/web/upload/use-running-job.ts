import { type Dispatch, useEffect } from 'react'
import { findRunningJob } from './find-running-job.ts'
import type { UploadEvent } from './upload-state.ts'

/** While the page is looking: shows the job that is under way, or goes on to the file selection. */
export function useRunningJob(isLooking: boolean, dispatch: Dispatch<UploadEvent>): void {
  useEffect(() => {
    if (!isLooking) return
    const gone = new AbortController()
    findRunningJob(gone.signal).then((status) => {
      if (gone.signal.aborted) return
      dispatch(status ? { type: 'jobFound', status } : { type: 'noJobFound' })
    })
    return () => gone.abort()
  }, [isLooking, dispatch])
}
