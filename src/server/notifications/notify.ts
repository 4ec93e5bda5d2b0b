import type { NotificationType } from '#contract/entities/notification.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { notifications } from './notifications.tables.ts'

/**
 * Tells users something that they find in their notifications. `details` fill the words of the type
 * (`notificationWords`), which each reader gets in their own language.
 */
export async function notify(
  db: Database | Transaction,
  notification: {
    userIds: number[]
    type: NotificationType
    details?: Record<string, string | number>
    /** Whom it is about, if not its readers: deleting them takes it away. */
    aboutUserId?: number
  },
): Promise<void> {
  const { userIds, type, details = {}, aboutUserId } = notification
  if (userIds.length === 0) return
  await db.insert(notifications).values(userIds.map((userId) => ({ userId, type, details, aboutUserId })))
}
