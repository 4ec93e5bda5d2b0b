import type { NotificationType } from '#contract/entities/notification.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { notifications } from './notifications.tables.ts'

/**
 * Notifies users in the app. `details` are the values for the words of the type (`notificationWords`), which each reader gets in their own
 * language.
 */
export async function notify(
  db: Database | Transaction,
  notification: {
    userIds: number[]
    type: NotificationType
    details?: Record<string, string | number>
    /** The user it is about, if not the recipients: the notification is deleted with them. */
    aboutUserId?: number
  },
): Promise<void> {
  const { userIds, type, details = {}, aboutUserId } = notification
  if (userIds.length === 0) return
  await db.insert(notifications).values(userIds.map((userId) => ({ userId, type, details, aboutUserId })))
}
