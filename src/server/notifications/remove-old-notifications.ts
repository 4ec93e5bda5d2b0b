import { eq, or, sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/open-database.ts'
import { notifications, ownNotifications } from './notifications.tables.ts'

const atOnce = 1_000

/** Deletes a batch of notifications that were read more than `days` days ago, and returns its size. Unread ones stay. */
export async function removeOldNotifications(tx: Transaction, days: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from ${notifications} where id in (
      select id from ${notifications} where read_at < now() - make_interval(days => ${days}::int)
      limit ${atOnce} for update skip locked)`)
  return rowCount ?? 0
}

/** Deletes a user's notifications, and those of others about them. */
export async function forgetUser(tx: Transaction, userId: number): Promise<void> {
  await tx
    .delete(notifications)
    .where(or(ownNotifications({ id: userId }), eq(notifications.aboutUserId, userId)))
}
