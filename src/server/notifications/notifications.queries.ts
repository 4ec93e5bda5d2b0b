import { and, asc, count, desc, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { NotificationsQuery, notificationSorts } from '#contract/endpoints/notifications.ts'
import { type Notification, NotificationContent, notificationTypes } from '#contract/entities/notification.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { withoutNul } from '#contract/lists/without-hidden.ts'
import { formatCents, formatSignedCents } from '#contract/money.ts'
import { fillIn } from '#contract/say.ts'
import { explainJobReason } from '#contract/words/job-words.ts'
import { globalKeyWords, notificationWords } from '#contract/words/notification-words.ts'
import type { Database } from '#server/platform/open-database.ts'
import { searchPattern } from '#server/platform/search-pattern.ts'
import { notifications, ownNotifications } from './notifications.tables.ts'

const sortable = {
  createdAt: notifications.id,
  type: notifications.type,
} as const satisfies Record<(typeof notificationSorts)[number], unknown>

/** The details that a message quotes literally; everything else is in the reader's language. */
const saidAsItIs = ['filename', 'username', 'email', 'keyName']

type Details = Record<string, unknown>

const detailFields = NotificationContent.omit({ message: true }).shape

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

/** The notification in the contract's shape and the reader's language. */
export function shapeNotification(
  row: typeof notifications.$inferSelect,
  language: UiLanguage,
): Notification {
  const words = notificationWords[row.type]
  const ofOne = row.details.total === 1 && 'messageOfOne' in words ? words.messageOfOne : words.message
  const message = fillIn(ofOne[language], sayDetails(row.details, language), language)
  const userId = row.aboutUserId === null ? {} : { userId: row.aboutUserId }
  const content: NotificationContent = { message, ...userId, ...keepKnown(row.details) }
  return {
    id: row.id,
    type: row.type,
    title: words.title[language],
    content: JSON.stringify(content),
    read: row.readAt !== null,
    createdAt: row.createdAt.toISOString(),
  }
}

function sayDetails(details: Details, language: UiLanguage): Details {
  const said = Object.entries(details).map(([name, value]) => [name, sayDetail(name, value, language)])
  return Object.fromEntries(said)
}

function sayDetail(name: string, value: unknown, language: UiLanguage): unknown {
  if (typeof value === 'number' && name === 'changeCents') return formatSignedCents(value, language)
  if (typeof value === 'number' && name.endsWith('Cents')) return formatCents(value, language)
  if (name === 'owner' && value === 'global') return globalKeyWords[language]
  if (name !== 'reason') return value
  return explainJobReason(value)[language]
}

// Rows outlive the version that wrote them: unknown details must not break the whole list.
function keepKnown(details: Details): Omit<NotificationContent, 'message'> {
  const known = Object.entries(detailFields).flatMap(([name, field]) => {
    const { success, data } = field.safeParse(details[name])
    return success && data !== undefined ? [[name, data]] : []
  })
  return Object.fromEntries(known)
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
