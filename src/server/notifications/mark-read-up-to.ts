import { and, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/open-database.ts'
import { notifications } from './notifications.tables.ts'
import { ownNotifications } from './own-notifications.ts'

/** Marks a user's notifications up to and with one as read, however many there are. */
export async function markReadUpTo(db: Database, userId: number, id: number): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(and(ownNotifications({ id: userId }), lte(notifications.id, id), isNull(notifications.readAt)))
}
