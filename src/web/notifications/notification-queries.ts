import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  listNotifications,
  markNotificationRead,
  markNotificationsRead,
} from '#contract/endpoints/notifications.ts'
import type { Notification } from '#contract/entities/notification.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { call, callList } from '#web/http/call.ts'

const notificationsKey = 'notifications'
const recheckMs = 30_000
/** Number of notifications on the first page, and added by each further one. */
export const pageSize = 50
/** The most that one call returns. */
export const mostShown = 1_000

export interface NotificationPage {
  rows: Notification[]
  total: number
  /** Of all notifications, not only those on the page. */
  unread: number
}

/** The newest `limit` notifications in `language`, refetched every 30 s and when the tab becomes visible. */
export const notificationsQuery = (language: UiLanguage, limit = pageSize) =>
  queryOptions({
    queryKey: [notificationsKey, language, limit],
    queryFn: async ({ signal }): Promise<NotificationPage> => {
      const page = await callList(listNotifications, { query: { limit }, signal })
      if (page.total <= page.rows.length) return { ...page, unread: countUnread(page.rows) }
      const unread = await callList(listNotifications, { query: { only: 'unread', limit: 1 }, signal })
      return { ...page, unread: unread.total }
    },
    refetchInterval: recheckMs,
    refetchOnWindowFocus: 'always',
    // Keeps the count visible while the language changes, and the list while it grows.
    placeholderData: keepPreviousData,
  })

/** Marks one as read. */
export const markReadMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: number) => call(markNotificationRead, { params: { id } }),
    onSuccess: (_, id) => keepAsRead(client, [id]),
  })

/** Marks the visible ones as read, in one call. */
export const markSeenMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (ids: number[]) => call(markNotificationsRead, { body: { ids } }),
    onSuccess: (_, ids) => keepAsRead(client, ids),
  })

/** Marks all as read up to the newest on the page, because the user has not seen later ones. */
export const markAllMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (upTo: number) => call(markNotificationsRead, { body: { upTo } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [notificationsKey] }),
  })

export function countUnread(rows: Notification[]): number {
  return rows.filter(({ read }) => !read).length
}

async function keepAsRead(client: QueryClient, ids: number[]): Promise<void> {
  // A fetch that started before the change would bring them back as unread.
  await client.cancelQueries({ queryKey: [notificationsKey] })
  client.setQueriesData<NotificationPage>({ queryKey: [notificationsKey] }, (page) => {
    if (!page) return page
    const rows = page.rows.map((row) => (ids.includes(row.id) ? { ...row, read: true } : row))
    return { ...page, rows, unread: page.unread - countUnread(page.rows) + countUnread(rows) }
  })
}
