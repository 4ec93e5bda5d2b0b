import { and, eq, isNull, sql } from 'drizzle-orm'
import type { NotificationType } from '#contract/entities/notification.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { notifications } from './notifications.tables.ts'

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
