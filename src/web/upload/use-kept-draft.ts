import { useEffect, useRef } from 'react'
import { keepDraft } from './kept-draft.ts'
import type { Draft, UploadState } from './upload-state.ts'

/** When the page is left for another one of the app, file and choices are kept, so that coming back goes on with them. */
export function useKeptDraft(state: UploadState, userId: number | null): void {
  const latest = useRef<{ userId: number | null; draft: Draft | null }>({ userId: null, draft: null })
  useEffect(() => {
    latest.current = { userId, draft: draftToKeep(state) }
  })
  useEffect(
    () => () => {
      const { userId, draft } = latest.current
      if (userId !== null && draft) keepDraft(userId, draft)
    },
    [],
  )
}

function draftToKeep(state: UploadState): Draft | null {
  if (state.stage === 'unstarted') return state.draft
  if (state.stage !== 'options' && state.stage !== 'unaffordable') return null
  // What is being sent becomes a job, which the page finds when somebody comes back.
  return state.sending === null ? state.draft : null
}
