import { sql } from 'drizzle-orm'
import type { ApiKeyName } from '#contract/entities/api-key.ts'
import { adminAlerts } from '#server/accounts/accounts.tables.ts'
import { findAdmins } from '#server/accounts/users/find-admins.ts'
import { type MailOrder, orderMail } from '#server/mail/order-mail.ts'
import { column } from '#server/platform/columns.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readRows } from '#server/platform/read-rows.ts'

export type AdminMailOrder = MailOrder &
  (
    | { kind: 'users_waiting' }
    /** The owner of the key; null for the global key. */
    | { kind: 'key_refused'; keyName: ApiKeyName; ownerId: number | null }
  )

type Addressless<Order> = Order extends unknown ? Omit<Order, 'userId'> : never

/** The minimum time between two mails about waiting users, however many arrive in between. */
const waitingMailEveryMs = 60 * 60_000
/** A mail due this soon may already be written: users who arrive now go into the next one. */
const writtenAheadMs = 10_000

/** Queues a mail to each administrator, to be sent after `afterSeconds`. */
export async function orderAdminMail(
  tx: Transaction,
  platform: Pick<Platform, 'queue' | 'mailer'>,
  order: Addressless<AdminMailOrder>,
  afterSeconds = 0,
): Promise<void> {
  for (const userId of await findAdmins(tx)) {
    await orderMail(tx, platform, { ...order, userId }, afterSeconds)
  }
}

/**
 * Queues a mail that notifies administrators of users waiting for a key: immediately, or an hour after the previous one, and then for all
 * who wait by that time. Does nothing if mail is off.
 */
export async function orderWaitingMail(
  tx: Transaction,
  platform: Pick<Platform, 'queue' | 'mailer'>,
): Promise<void> {
  if (!platform.mailer) return
  const [due] = await readRows(
    tx,
    { seconds: column.number },
    sql`
    insert into ${adminAlerts} as known (topic, at) values ('waiting', now())
    on conflict (topic) do update
      set at = greatest(now(), known.at + make_interval(secs => ${waitingMailEveryMs / 1000}))
      where known.at <= now() + make_interval(secs => ${writtenAheadMs / 1000})
    returning extract(epoch from at - now())::float8 as seconds`,
  )
  if (due) await orderAdminMail(tx, platform, { kind: 'users_waiting' }, due.seconds)
}
