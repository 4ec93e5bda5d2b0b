import type { Transaction } from '#server/platform/open-database.ts'
import { ownWebhooks, webhooks } from './webhooks.tables.ts'

/** Deletes a user's webhooks and their pending deliveries, with the account. */
export async function removeWebhooksOf(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(webhooks).where(ownWebhooks({ id: userId }))
}
