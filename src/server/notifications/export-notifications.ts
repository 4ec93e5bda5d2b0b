import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { type Notification, notificationTypes } from '#contract/entities/notification.ts'
import type { UiLanguage } from '#contract/languages.ts'
import type { Database } from '#server/platform/open-database.ts'
import { pagesById } from '#server/platform/pages-by-id.ts'
import { notifications } from './notifications.tables.ts'
import { shapeNotification } from './shape-notification.ts'

const rowsPerPage = 500

/** All that a user was told and that is still kept, the oldest first, page by page. */
export async function* exportNotifications(
  db: Database,
  userId: number,
  language: UiLanguage,
): AsyncGenerator<Notification[]> {
  const own = and(eq(notifications.userId, userId), inArray(notifications.type, [...notificationTypes]))
  const readAfter = (id: number) =>
    db
      .select()
      .from(notifications)
      .where(and(own, gt(notifications.id, id)))
      .orderBy(asc(notifications.id))
      .limit(rowsPerPage)
  for await (const page of pagesById(readAfter, ({ id }) => id)) {
    yield page.map((row) => shapeNotification(row, language))
  }
}
