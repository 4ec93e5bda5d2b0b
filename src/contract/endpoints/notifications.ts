import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import { Id, TypedId } from '#contract/entities/id.ts'
import { ListQuery } from '#contract/entities/list-query.ts'
import { Notification } from '#contract/entities/notification.ts'

/** What the list of notifications can be sorted by. Default: newest first. */
export const notificationSorts = ['createdAt', 'type'] as const

/** `search` matches titles in the reader's language, and the files, people and keys that they mention. */
const NotificationsQuery = ListQuery.extend({
  sort: z.enum(notificationSorts).optional(),
  only: z.enum(['unread']).optional(),
})
export type NotificationsQuery = z.infer<typeof NotificationsQuery>

export const listNotifications = defineEndpoint({
  method: 'GET',
  url: '/api/notifications',
  schema: {
    summary: 'The caller’s notifications, newest first; X-Total-Count says how many there are',
    querystring: NotificationsQuery,
    response: { 200: z.array(Notification) },
  },
  config: { access: 'user' },
})

export const markNotificationRead = defineEndpoint({
  method: 'POST',
  url: '/api/notifications/:id/read',
  schema: {
    summary: 'Mark one of the caller’s notifications as read',
    params: z.object({ id: TypedId }),
    response: { 204: z.void() },
  },
  config: { access: 'user', refusals: ['not_found'] },
})

export const markNotificationsRead = defineEndpoint({
  method: 'POST',
  url: '/api/notifications/read',
  schema: {
    summary:
      'Mark those of the caller’s notifications as read that were seen, or all up to one; others’ ids are passed over',
    // Up to one, not simply all: the user has not seen those that arrived since.
    body: z.union([z.object({ ids: z.array(Id).max(1_000) }), z.object({ upTo: Id })]),
    response: { 204: z.void() },
  },
  config: { access: 'user' },
})
