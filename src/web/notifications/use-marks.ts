import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Notification } from '#contract/entities/notification.ts'
import { messageFor } from '#web/http/message-for.ts'
import { currentTexts } from '#web/i18n/use-texts.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { markAllMutation, markReadMutation, markSeenMutation } from './notification-queries.ts'
import { texts } from './texts.ts'

/** Source: docs/specification/bounds.md#timings */
const readAfterMs = 1_500

/**
 * The unread marks while the popover is open. A notification that was visible for 1.5 s is marked as read, and keeps its mark on the screen
 * until the popover closes or the user removes it.
 */
export function useMarks(rows: Notification[]) {
  const client = useQueryClient()
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set())
  const [byHand, setByHand] = useState<ReadonlySet<number>>(new Set())
  const { mutate: markSeen } = useMutation({ ...markSeenMutation(client), onError: sayFailure })
  const { mutate: markRead } = useMutation({
    ...markReadMutation(client),
    onError: (error, id) => {
      setByHand((ids) => new Set([...ids].filter((other) => other !== id)))
      sayFailure(error)
    },
  })

  const { mutate: markUpTo, isPending: isMarkingAll } = useMutation({
    ...markAllMutation(client),
    onError: sayFailure,
  })

  // Once per opening: a failing call must not be repeated every 1.5 s.
  const unseen = rows.filter(({ id, read }) => !read && !seen.has(id) && !byHand.has(id)).map(({ id }) => id)
  const latestUnseen = useRef(unseen)
  latestUnseen.current = unseen
  const isWaiting = unseen.length > 0
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => {
      const ids = latestUnseen.current
      setSeen((before) => new Set([...before, ...ids]))
      markSeen(ids)
    }, readAfterMs)
    return () => clearTimeout(timer)
  }, [isWaiting, markSeen])

  return {
    isMarked: ({ id, read }: Notification) => (!read || seen.has(id)) && !byHand.has(id),
    mark({ id, read }: Notification): void {
      setByHand((ids) => new Set([...ids, id]))
      if (!read) markRead(id)
    },
    /** Includes those that are not on the page. */
    markAll(): void {
      const newest = rows[0]
      if (newest && !isMarkingAll) markUpTo(newest.id)
    },
  }
}

function sayFailure(error: unknown): void {
  const title = currentTexts(texts)('markFailed')
  showToast({ variant: 'destructive', title, description: messageFor(error) })
}
