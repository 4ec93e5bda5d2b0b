import { and, isNull, lte, sql } from 'drizzle-orm'
import * as calls from '#contract/endpoints/notifications.ts'
import type { MountRoutes } from '#server/platform/build-app.ts'
import { mount } from '#server/platform/mount.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { languageOf } from '#server/platform/request-language.ts'
import { markRead } from './mark-read.ts'
import { listNotifications } from './notifications.queries.ts'
import { notifications, ownNotifications } from './notifications.tables.ts'

export const notificationRoutes: MountRoutes = (app, { db }) => {
  mount(app, calls.listNotifications, async ({ query, caller, request, reply }) => {
    const list = await listNotifications(db, caller.id, query, languageOf(request))
    reply.header('x-total-count', list.total)
    return list.notifications
  })

  mount(app, calls.markNotificationRead, async ({ params, caller, reply }) => {
    const marked = await markRead(db, caller.id, [params.id])
    if (marked === 0) throw new Refusal('not_found')
    return reply.code(204).send()
  })

  mount(app, calls.markNotificationsRead, async ({ body, caller, reply }) => {
    await ('ids' in body ? markRead(db, caller.id, body.ids) : markReadUpTo(db, caller.id, body.upTo))
    return reply.code(204).send()
  })
}

/** Marks a user's notifications up to and including one as read, however many there are. */
async function markReadUpTo(db: Database, userId: number, id: number): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(and(ownNotifications({ id: userId }), lte(notifications.id, id), isNull(notifications.readAt)))
}
