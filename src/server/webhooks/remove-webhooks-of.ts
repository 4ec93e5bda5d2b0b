import type { Transaction } from '#server/platform/open-database.ts'
import { ownWebhooks, webhooks } from './webhooks.tables.ts'

/** Removes a user's webhooks and what they would still have been told, with their account. */
export async function removeWebhooksOf(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(webhooks).where(ownWebhooks({ id: userId }))
}
