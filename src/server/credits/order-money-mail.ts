import { type MailOrder, orderMail } from '#server/mail/order-mail.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'

export type MoneyMailOrder = MailOrder &
  (
    | { kind: 'low_balance'; userId: number }
    /** The used percentage of the monthly limit: there is a mail for each. */
    | { kind: 'spending_limit'; userId: number; percent: 80 | 100 }
  )

/** Queues a mail about a user's credit. */
export function orderMoneyMail(
  tx: Transaction,
  platform: Pick<Platform, 'queue' | 'mailer'>,
  order: MoneyMailOrder,
): Promise<void> {
  return orderMail(tx, platform, order)
}
