import { and, count, desc, inArray } from 'drizzle-orm'
import type { ListQuery } from '#contract/entities/list-query.ts'
import { type Notification, notificationTypes } from '#contract/entities/notification.ts'
import type { UiLanguage } from '#contract/languages.ts'
import type { Database } from '#server/platform/open-database.ts'
import { notifications } from './notifications.tables.ts'
import { ownNotifications } from './own-notifications.ts'
import { shapeNotification } from './shape-notification.ts'

/** A user's notifications, newest first, and how many there are in all. */
export async function listNotifications(
  db: Database,
  userId: number,
  query: Pick<ListQuery, 'offset' | 'limit'>,
  language: UiLanguage,
): Promise<{ notifications: Notification[]; total: number }> {
  // While versions change, a newer process may have written a type that this one has no words for.
  const isKnown = inArray(notifications.type, [...notificationTypes])
  const wanted = and(ownNotifications({ id: userId }), isKnown)
  const found = db.select().from(notifications).where(wanted).orderBy(desc(notifications.id)).$dynamic()
  if (query.limit !== undefined) found.limit(query.limit)
  const [rows, [counted]] = await Promise.all([
    found.offset(query.offset ?? 0),
    db.select({ total: count() }).from(notifications).where(wanted),
  ])
  return {
    notifications: rows.map((row) => shapeNotification(row, language)),
    total: counted?.total ?? 0,
  }
}
