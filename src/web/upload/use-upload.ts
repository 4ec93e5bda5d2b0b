import { useReducer } from 'react'
import { uploadReducer } from './upload-reducer.ts'
import { useJobProgress } from './use-job-progress.ts'
import { useListReader } from './use-list-reader.ts'
import { useRunningJob } from './use-running-job.ts'
import { useStartJob } from './use-start-job.ts'

/** The upload home's state, with everything that goes on behind it. */
export function useUpload() {
  const [state, dispatch] = useReducer(uploadReducer, { stage: 'looking' })
  const hasOptions = state.stage === 'options' || state.stage === 'unstarted'

  useRunningJob(state.stage === 'looking', dispatch)
  useListReader(hasOptions ? state.draft : null, dispatch)
  useJobProgress(state.stage === 'processing' ? state.jobId : null, dispatch)
  const start = useStartJob(dispatch)

  return { state, dispatch, start }
}
