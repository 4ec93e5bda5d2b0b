import { type Notification, NotificationContent } from '#contract/entities/notification.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { formatCents, formatSignedCents } from '#contract/money.ts'
import { fillIn } from '#contract/say.ts'
import { type JobReason, jobReasons } from '#contract/words/job-words.ts'
import { notificationWords, notificationWordsBesides } from '#contract/words/notification-words.ts'
import type { notifications } from './notifications.tables.ts'

type Details = Record<string, unknown>

const detailFields = NotificationContent.omit({ message: true }).shape

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
  if (name === 'owner' && value === 'global') return notificationWordsBesides.globalKey[language]
  if (name !== 'reason') return value
  return isJobReason(value) ? jobReasons[value][language] : notificationWordsBesides.unknownReason[language]
}

function isJobReason(value: unknown): value is JobReason {
  return typeof value === 'string' && Object.hasOwn(jobReasons, value)
}

// Rows outlive the version that wrote them: unknown details must not break the whole list.
function keepKnown(details: Details): Omit<NotificationContent, 'message'> {
  const known = Object.entries(detailFields).flatMap(([name, field]) => {
    const { success, data } = field.safeParse(details[name])
    return success && data !== undefined ? [[name, data]] : []
  })
  return Object.fromEntries(known)
}
