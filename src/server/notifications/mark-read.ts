import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { NotificationType } from '#contract/entities/notification.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
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

/** Marks notifications of a type about a user as read for everybody who got them, because what they ask for is done. */
export async function markDone(
  tx: Transaction,
  { type, aboutUserId }: { type: NotificationType; aboutUserId: number },
): Promise<void> {
  const asksForThem = and(eq(notifications.aboutUserId, aboutUserId), eq(notifications.type, type))
  await tx
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(and(asksForThem, isNull(notifications.readAt)))
}
