import { and, inArray, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/open-database.ts'
import { notifications, ownNotifications } from './notifications.tables.ts'

/** Marks those of a user's notifications as read that `ids` name, and answers how many of them are the user's. */
export async function markRead(db: Database, userId: number, ids: number[]): Promise<number> {
  if (ids.length === 0) return 0
  const marked = await db
    .update(notifications)
    // A user who marks again does not change when it was read first.
    .set({ readAt: sql`coalesce(${notifications.readAt}, now())` })
    .where(and(ownNotifications({ id: userId }), inArray(notifications.id, ids)))
    .returning({ id: notifications.id })
  return marked.length
}
