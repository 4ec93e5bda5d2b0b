import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Notification, NotificationType } from '#contract/entities/notification.ts'
import { pageSize } from './notification-queries.ts'

/**
 * Refetches what newly arrived notifications are about. Returns how often unread ones have arrived since the first fetch, so that each time
 * can be announced.
 */
export function useArrivals(rows: Notification[] | undefined): number {
  const client = useQueryClient()
  const known = useRef<Set<number> | null>(null)
  const [times, setTimes] = useState(0)

  useEffect(() => {
    if (!rows) return
    const before = known.current
    known.current = new Set([...(before ?? []), ...rows.map(({ id }) => id)])
    if (!before) return
    // Those after the first page did not arrive: they were loaded on request.
    const newest = rows.slice(0, pageSize)
    // By known ids and not by the highest id: a slow transaction can add a lower id later.
    const arrived = newest.filter(({ id }) => !before.has(id))
    if (arrived.some(({ type }) => type === 'account_ready')) {
      void client.invalidateQueries({ queryKey: ['user'] })
      void client.invalidateQueries({ queryKey: ['apikeys', 'status'] })
    }
    if (arrived.some(({ type }) => isJobEnd(type))) {
      void client.invalidateQueries({ queryKey: ['jobs'] })
    }
    if (arrived.some(({ read }) => !read)) setTimes((count) => count + 1)
  }, [rows, client])

  return times
}

function isJobEnd(type: NotificationType): boolean {
  return type === 'job_finished' || type === 'job_stopped' || type === 'job_failed'
}
