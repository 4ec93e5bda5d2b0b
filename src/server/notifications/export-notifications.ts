import { and, asc, gt, inArray } from 'drizzle-orm'
import { type Notification, notificationTypes } from '#contract/entities/notification.ts'
import type { UiLanguage } from '#contract/languages.ts'
import type { Database } from '#server/platform/open-database.ts'
import { pagesAfter } from '#server/platform/pages-after.ts'
import { shapeNotification } from './notifications.queries.ts'
import { notifications, ownNotifications } from './notifications.tables.ts'

type NotificationRow = typeof notifications.$inferSelect

const rowsPerPage = 500

/** All of a user's stored notifications, oldest first, page by page. */
export async function* exportNotifications(
  db: Database,
  userId: number,
  language: UiLanguage,
): AsyncGenerator<Notification[]> {
  const own = and(ownNotifications({ id: userId }), inArray(notifications.type, [...notificationTypes]))
  const readAfter = (last: NotificationRow | null) =>
    db
      .select()
      .from(notifications)
      .where(and(own, gt(notifications.id, last?.id ?? 0)))
      .orderBy(asc(notifications.id))
      .limit(rowsPerPage)
  for await (const page of pagesAfter(readAfter)) {
    yield page.map((row) => shapeNotification(row, language))
  }
}
