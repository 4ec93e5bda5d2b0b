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
const newest = 50

export interface NotificationPage {
  rows: Notification[]
  total: number
}

/** The newest notifications, in the words of `language`; looked at again every 30 s and when the tab becomes visible. */
export const notificationsQuery = (language: UiLanguage) =>
  queryOptions({
    queryKey: [notificationsKey, language],
    queryFn: ({ signal }): Promise<NotificationPage> =>
      callList(listNotifications, { query: { limit: newest }, signal }),
    refetchInterval: recheckMs,
    refetchOnWindowFocus: 'always',
    // The count stays in sight while the words change their language.
    placeholderData: keepPreviousData,
  })

/** Marks one as read. */
export const markReadMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: number) => call(markNotificationRead, { params: { id } }),
    onSuccess: (_, id) => keepAsRead(client, [id]),
  })

/** Marks those as read that were in sight, in one call. */
export const markSeenMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (ids: number[]) => call(markNotificationsRead, { body: { ids } }),
    onSuccess: (_, ids) => keepAsRead(client, ids),
  })

async function keepAsRead(client: QueryClient, ids: number[]): Promise<void> {
  // A look that is under way was asked before the marking, and would bring them back as unread.
  await client.cancelQueries({ queryKey: [notificationsKey] })
  client.setQueriesData<NotificationPage>(
    { queryKey: [notificationsKey] },
    (page) =>
      page && {
        ...page,
        rows: page.rows.map((row) => (ids.includes(row.id) ? { ...row, read: true } : row)),
      },
  )
}
