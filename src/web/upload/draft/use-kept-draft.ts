import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { currentUserQuery } from '#web/http/current-user.ts'
import { dropStoredDraft, keepDraft, storeDraft } from './kept-draft.ts'
import type { Draft, UploadState } from './upload-state.ts'

const typingMs = 300

/**
 * Keeps file and settings, so that a reload or a return from another page continues with them. Not after a sign-out, and not once the draft
 * has become a job or was removed.
 */
export function useKeptDraft(state: UploadState): void {
  const queries = useQueryClient()
  const userId = useQuery(currentUserQuery).data?.id
  const draft = draftToKeep(state)
  const { file, settings } = draft ?? {}
  const isOver = state.stage === 'choosing' || state.stage === 'processing' || state.stage === 'complete'
  const latest = useRef<Draft | null>(null)
  useEffect(() => {
    latest.current = draft
  })

  useEffect(() => {
    if (isOver) void dropStoredDraft()
  }, [isOver])

  useEffect(() => {
    if (userId === undefined || !file || !settings) return
    // The list is read from its file again.
    const kept: Draft = { file, settings, list: { state: 'reading' } }
    const timer = setTimeout(() => void storeDraft(userId, kept), typingMs)
    return () => clearTimeout(timer)
  }, [userId, file, settings])

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
  // A draft that is being sent becomes a job, which the page finds on return.
  return state.sending === null ? state.draft : null
}
