import { and, eq } from 'drizzle-orm'
import type { UserActor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { ownWebhooks, webhooks } from './webhooks.tables.ts'

/** Deletes a webhook and its pending deliveries. Refuses `not_found`. */
export async function deleteWebhook(db: Database, actor: UserActor, webhookId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { rowCount } = await tx
      .delete(webhooks)
      .where(and(ownWebhooks({ id: actor.userId, isTest: actor.isTest }), eq(webhooks.id, webhookId)))
    if (rowCount === 0) throw new Refusal('not_found')
    await recordEvent(tx, actor, { kind: 'webhook_deleted', details: { webhookId } })
  })
}
