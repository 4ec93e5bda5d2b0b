import { eq, type SQL, sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { notificationTypes } from '#contract/entities/notification.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Owner } from '#server/platform/caller.ts'
import { moment } from '#server/platform/columns.ts'

export const notifications = pgTable(
  'notifications',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The recipient. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type', { enum: notificationTypes }).notNull(),
    /** Values for the words of its type, which are chosen when it is read, because the reader's language may change. */
    details: jsonb('details').$type<Record<string, string | number>>().notNull(),
    /** The user it is about, if not its recipient: it is deleted with them. */
    aboutUserId: integer('about_user_id').references(() => users.id, { onDelete: 'cascade' }),
    readAt: moment('read_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (notifications) => [
    index('notifications_user_id_index').on(notifications.userId, notifications.id),
    // Unread notifications are never removed as old, so inserting one does not touch this index.
    index('notifications_read_at_index')
      .on(notifications.readAt)
      .where(sql`${notifications.readAt} is not null`),
    index('notifications_about_user_id_index')
      .on(notifications.aboutUserId)
      .where(sql`${notifications.aboutUserId} is not null`),
  ],
)

/** A notification belongs to its recipient, whoever it is about. */
export const ownNotifications = (owner: Owner): SQL => eq(notifications.userId, owner.id)
