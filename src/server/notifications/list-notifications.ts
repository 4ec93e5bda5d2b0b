import { and, asc, count, desc, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { NotificationsQuery, notificationSorts } from '#contract/endpoints/notifications.ts'
import { type Notification, notificationTypes } from '#contract/entities/notification.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { withoutNul } from '#contract/without-nul.ts'
import { notificationWords } from '#contract/words/notification-words.ts'
import type { Database } from '#server/platform/open-database.ts'
import { searchPattern } from '#server/platform/search-pattern.ts'
import { notifications, ownNotifications } from './notifications.tables.ts'
import { shapeNotification } from './shape-notification.ts'

const sortable = {
  createdAt: notifications.id,
  type: notifications.type,
} as const satisfies Record<(typeof notificationSorts)[number], unknown>

/** The details that a message quotes literally; everything else is in the reader's language. */
const saidAsItIs = ['filename', 'username', 'email', 'keyName']

/** A user's notifications, newest first unless sorted otherwise, and the total that matches. */
export async function listNotifications(
  db: Database,
  userId: number,
  query: NotificationsQuery,
  language: UiLanguage,
): Promise<{ notifications: Notification[]; total: number }> {
  const wanted = and(
    ownNotifications({ id: userId }),
    // During an upgrade, a newer process may have written a type that this one has no words for.
    inArray(notifications.type, [...notificationTypes]),
    query.only && isNull(notifications.readAt),
    query.search ? says(query.search, language) : undefined,
  )
  const direction = query.order === 'asc' ? asc : desc
  const found = db
    .select()
    .from(notifications)
    .where(wanted)
    .orderBy(direction(sortable[query.sort ?? 'createdAt']), desc(notifications.id))
    .$dynamic()
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

function says(search: string, language: UiLanguage): SQL | undefined {
  const pattern = searchPattern(search)
  const named = saidAsItIs.map((name) => ilike(sql`${notifications.details} ->> ${name}`, pattern))
  const sought = withoutNul(search).toLocaleLowerCase(language)
  const titled = notificationTypes.filter((type) =>
    notificationWords[type].title[language].toLocaleLowerCase(language).includes(sought),
  )
  return or(inArray(notifications.type, titled), ...named)
}
