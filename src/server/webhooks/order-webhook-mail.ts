import { type MailOrder, orderMail } from '#server/mail/order-mail.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'

/** A webhook was turned off: its receiver answered 410, or has failed for days. */
export type WebhookMailOrder = MailOrder & { kind: 'webhook_off'; userId: number; receiver: { host: string } }

/** Queues a mail about a user's webhook. */
export function orderWebhookMail(
  tx: Transaction,
  platform: Pick<Platform, 'queue' | 'mailer'>,
  order: WebhookMailOrder,
): Promise<void> {
  return orderMail(tx, platform, order)
}
