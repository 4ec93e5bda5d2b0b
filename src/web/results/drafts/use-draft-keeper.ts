import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { currentUserQuery } from '#web/http/current-user.ts'
import { createDraftKeeper, type DraftKeeper } from './create-draft-keeper.ts'
import { keptDrafts } from './kept-drafts.ts'
import { sendDraft } from './review-queries.ts'

/**
 * The keeper of a job's drafts while its page is open: continues with what an earlier page left, retries automatically and when the network
 * is back, and asks before a tab with unsaved drafts closes.
 */
export function useDraftKeeper(jobId: number, userId: number): DraftKeeper {
  const queries = useQueryClient()
  const [keeper] = useState(() => {
    const kept = keptDrafts(() => sessionStorage, userId, jobId)
    const isSignedIn = () => queries.getQueryData(currentUserQuery.queryKey)?.id === userId
    return createDraftKeeper({
      kept: kept.read(),
      // A save that is in flight when the user signs out must not write to the storage again.
      keep: (drafts) => isSignedIn() && kept.write(drafts),
      send: (imageId, draft) => sendDraft(queries, jobId, imageId, draft),
    })
  })

  useEffect(() => {
    const saveAll = () => void keeper.saveAll()
    const saveWhenHidden = () => document.visibilityState === 'hidden' && saveAll()
    const ask = (event: BeforeUnloadEvent) => keeper.hasUnsaved() && event.preventDefault()
    const stopTrying = keeper.keepTrying()
    saveAll()
    window.addEventListener('online', saveAll)
    document.addEventListener('visibilitychange', saveWhenHidden)
    window.addEventListener('beforeunload', ask)
    return () => {
      stopTrying()
      window.removeEventListener('online', saveAll)
      document.removeEventListener('visibilitychange', saveWhenHidden)
      window.removeEventListener('beforeunload', ask)
      saveAll()
    }
  }, [keeper])

  return keeper
}
