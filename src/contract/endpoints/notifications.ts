import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import { Id, TypedId } from '#contract/entities/id.ts'
import { PageQuery } from '#contract/entities/list-query.ts'
import { Notification } from '#contract/entities/notification.ts'

export const listNotifications = defineEndpoint({
  method: 'GET',
  url: '/api/notifications',
  schema: {
    summary: 'The caller’s notifications, newest first; X-Total-Count says how many there are',
    querystring: PageQuery,
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
    summary: 'Mark those of the caller’s notifications as read that were seen; others’ ids are passed over',
    body: z.object({ ids: z.array(Id).max(1_000) }),
    response: { 204: z.void() },
  },
  config: { access: 'user' },
})
