import { eq, or } from 'drizzle-orm'
import type { Transaction } from '#server/platform/open-database.ts'
import { notifications, ownNotifications } from './notifications.tables.ts'

/** Removes what a user was told, and what others were told about them. */
export async function forgetUser(tx: Transaction, userId: number): Promise<void> {
  await tx
    .delete(notifications)
    .where(or(ownNotifications({ id: userId }), eq(notifications.aboutUserId, userId)))
}
