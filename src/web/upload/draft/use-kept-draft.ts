import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { currentUserQuery } from '#web/http/current-user.ts'
import { keepDraft } from './kept-draft.ts'
import type { Draft, UploadState } from './upload-state.ts'

/**
 * When the page is left, file and choices are kept, so that coming back goes on with them; not when somebody signs out.
 */
export function useKeptDraft(state: UploadState): void {
  const queries = useQueryClient()
  const latest = useRef<Draft | null>(null)
  useEffect(() => {
    latest.current = draftToKeep(state)
  })
  useEffect(
    () => () => {
      const user = queries.getQueryData(currentUserQuery.queryKey)
      if (user && latest.current) void keepDraft(user.id, latest.current)
    },
    [queries],
  )
}

function draftToKeep(state: UploadState): Draft | null {
  if (state.stage === 'unstarted') return state.draft
  if (state.stage !== 'options' && state.stage !== 'unaffordable') return null
  // What is being sent becomes a job, which the page finds when somebody comes back.
  return state.sending === null ? state.draft : null
}
