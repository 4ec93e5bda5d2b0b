import { and, inArray, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/open-database.ts'
import { notifications, ownNotifications } from './notifications.tables.ts'

/** Marks a user's notifications with these ids as read, and returns how many of them are the user's. */
export async function markRead(db: Database, userId: number, ids: number[]): Promise<number> {
  if (ids.length === 0) return 0
  const marked = await db
    .update(notifications)
    // Marking again does not change when it was first read.
    .set({ readAt: sql`coalesce(${notifications.readAt}, now())` })
    .where(and(ownNotifications({ id: userId }), inArray(notifications.id, ids)))
    .returning({ id: notifications.id })
  return marked.length
}
