import { and, eq, isNull, sql } from 'drizzle-orm'
import type { webhookEnds } from '#contract/entities/webhook.ts'
import { orderAccountMail } from '#server/accounts/mails/order-account-mail.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { ClaimedDelivery } from './claim-deliveries.ts'
import { pauseAfter } from './delivery-schedule.ts'
import type { Attempt } from './send-delivery.ts'
import { webhookDeliveries, webhooks } from './webhooks.tables.ts'

/** A receiver that has failed for so long is sent nothing more. */
const failingDays = 5

/**
 * Keeps how an attempt went, and when the next one is due. A receiver that wants nothing any more, or has failed for five
 * days, is switched off, and its owner told. An attempt that another one has overtaken changes nothing.
 */
export async function settleDelivery(
  platform: Pick<Platform, 'db' | 'queue' | 'mailer'>,
  { id, attempt, webhookId }: ClaimedDelivery,
  outcome: Attempt & { tookMs: number },
): Promise<void> {
  const pause =
    outcome.kind === 'failed'
      ? pauseAfter(attempt, { wishedSeconds: outcome.wishedSeconds, random: Math.random() })
      : null
  await platform.db.transaction(async (tx) => {
    const isThisAttempt = and(
      eq(webhookDeliveries.id, id),
      eq(webhookDeliveries.attempts, attempt),
      eq(webhookDeliveries.state, 'waiting'),
    )
    const { rowCount } = await tx
      .update(webhookDeliveries)
      .set({
        state: outcome.kind === 'delivered' ? 'delivered' : pause === null ? 'failed' : 'waiting',
        nextAt: pause === null ? null : sql`now() + make_interval(secs => ${pause})`,
        lastStatus: outcome.status,
        lastFault: outcome.kind === 'failed' ? outcome.fault : outcome.kind === 'gone' ? 'gone' : null,
        lastTookMs: Math.round(outcome.tookMs),
        ...(outcome.kind === 'delivered' && { deliveredAt: sql`now()` }),
      })
      .where(isThisAttempt)
    if (rowCount === 0) return
    if (outcome.kind === 'delivered') {
      await tx.update(webhooks).set({ failingSince: null }).where(eq(webhooks.id, webhookId))
    } else if (outcome.kind === 'gone') {
      await switchOff(tx, platform, webhookId, 'gone')
    } else {
      await noteFailure(tx, platform, webhookId)
    }
  })
}

async function noteFailure(
  tx: Transaction,
  platform: Pick<Platform, 'queue' | 'mailer'>,
  webhookId: number,
): Promise<void> {
  const isTooLong = sql<boolean>`${webhooks.failingSince} < now() - make_interval(days => ${failingDays})`
  const [webhook] = await tx
    .update(webhooks)
    .set({ failingSince: sql`coalesce(${webhooks.failingSince}, now())` })
    .where(eq(webhooks.id, webhookId))
    .returning({ isTooLong })
  if (webhook?.isTooLong) await switchOff(tx, platform, webhookId, 'failing')
}

async function switchOff(
  tx: Transaction,
  platform: Pick<Platform, 'queue' | 'mailer'>,
  webhookId: number,
  offBecause: Exclude<(typeof webhookEnds)[number], 'by_owner'>,
): Promise<void> {
  const [webhook] = await tx
    .update(webhooks)
    .set({ offBecause })
    .where(and(eq(webhooks.id, webhookId), isNull(webhooks.offBecause)))
    .returning({ userId: webhooks.userId, url: webhooks.url })
  if (!webhook) return
  await tx
    .update(webhookDeliveries)
    .set({ state: 'failed', nextAt: null })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.state, 'waiting')))
  const { host } = new URL(webhook.url)
  await orderAccountMail(tx, platform, { kind: 'webhook_off', userId: webhook.userId, receiver: { host } })
}
