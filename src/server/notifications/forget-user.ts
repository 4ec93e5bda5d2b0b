import { eq, or } from 'drizzle-orm'
import type { Transaction } from '#server/platform/open-database.ts'
import { notifications, ownNotifications } from './notifications.tables.ts'

/** Deletes a user's notifications, and those of others about them. */
export async function forgetUser(tx: Transaction, userId: number): Promise<void> {
  await tx
    .delete(notifications)
    .where(or(ownNotifications({ id: userId }), eq(notifications.aboutUserId, userId)))
}
