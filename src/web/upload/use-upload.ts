import { useQuery } from '@tanstack/react-query'
import { useReducer } from 'react'
import { currentUserQuery } from '#web/http/current-user.ts'
import { uploadReducer } from './draft/upload-reducer.ts'
import { useKeptDraft } from './draft/use-kept-draft.ts'
import { useListReader } from './draft/use-list-reader.ts'
import { useJobProgress } from './running/use-job-progress.ts'
import { useRunningJob } from './running/use-running-job.ts'
import { useStartJob } from './starting/use-start-job.ts'

/** The state of the upload page, with its side effects. */
export function useUpload() {
  const [state, dispatch] = useReducer(uploadReducer, { stage: 'looking' })
  const userId = useQuery(currentUserQuery).data?.id ?? null
  const hasOptions =
    state.stage === 'options' || state.stage === 'unstarted' || state.stage === 'unaffordable'

  useRunningJob(state.stage === 'looking', userId, dispatch)
  useKeptDraft(state)
  useListReader(hasOptions ? state.draft : null, dispatch)
  useJobProgress(state.stage === 'processing' ? state.jobId : null, dispatch)
  const start = useStartJob(dispatch)

  return { state, dispatch, start }
}
