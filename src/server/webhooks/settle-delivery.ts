import { and, eq, ne, sql } from 'drizzle-orm'
import type { DeliveryFault, webhookEnds } from '#contract/entities/webhook.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { ClaimedDelivery } from './claim-deliveries.ts'
import { pauseAfter } from './delivery-schedule.ts'
import { orderWebhookMail } from './order-webhook-mail.ts'
import type { Attempt } from './send-delivery.ts'
import { webhookDeliveries, webhooks } from './webhooks.tables.ts'

/** A receiver that has failed for this long is switched off. */
const failingDays = 5
/** But not for one failure after days without deliveries: this many attempts of one delivery must have failed, too. */
const failingAttempts = 4

type Webhook = Pick<typeof webhooks.$inferSelect, 'id' | 'userId' | 'url' | 'offBecause' | 'failingSince'> & {
  isFailingLong: boolean
}

/**
 * Records the outcome of an attempt, and when the next one is due. A receiver that answers 410 or has failed for five days is switched off,
 * and its owner notified. An attempt that has been superseded changes nothing.
 */
export async function settleDelivery(
  platform: Pick<Platform, 'db' | 'queue' | 'mailer'>,
  { id, attempt, webhookId, url }: ClaimedDelivery,
  outcome: Attempt & { tookMs: number },
): Promise<void> {
  const pause =
    outcome.kind === 'failed'
      ? pauseAfter(attempt, { wishedSeconds: outcome.wishedSeconds, random: Math.random() })
      : null
  await platform.db.transaction(async (tx) => {
    // Lock the webhook before its deliveries, as everywhere.
    const webhook = await holdWebhook(tx, webhookId)
    if (!webhook) return
    const isThisAttempt = and(
      eq(webhookDeliveries.id, id),
      eq(webhookDeliveries.attempts, attempt),
      // A delivery counts as delivered even if the webhook was switched off in the meantime.
      outcome.kind === 'delivered'
        ? ne(webhookDeliveries.state, 'delivered')
        : eq(webhookDeliveries.state, 'waiting'),
    )
    const { rowCount } = await tx
      .update(webhookDeliveries)
      .set({
        state: outcome.kind === 'delivered' ? 'delivered' : pause === null ? 'failed' : 'waiting',
        nextAt: pause === null ? null : sql`now() + make_interval(secs => ${pause})`,
        lastStatus: outcome.status,
        lastFault: faultOf(outcome),
        lastTookMs: Math.round(outcome.tookMs),
        ...(outcome.kind === 'delivered' && { deliveredAt: sql`now()` }),
      })
      .where(isThisAttempt)
    // What happens at the address of one job says nothing about the webhook.
    if (rowCount === 0 || url !== null) return
    if (outcome.kind === 'delivered') await noteSuccess(tx, webhook)
    if (outcome.kind === 'gone') await switchOff(tx, platform, webhook, 'gone')
    // An unreadable secret is not the receiver's fault.
    if (outcome.kind === 'failed' && outcome.fault !== 'secret_unreadable') {
      await noteFailure(tx, webhook)
      if (webhook.isFailingLong && attempt >= failingAttempts)
        await switchOff(tx, platform, webhook, 'failing')
    }
  })
}

async function holdWebhook(tx: Transaction, webhookId: number): Promise<Webhook | undefined> {
  const { id, userId, url, offBecause, failingSince } = webhooks
  const isFailingLong = sql<boolean>`coalesce(${failingSince} < now() - make_interval(days => ${failingDays}), false)`
  const [webhook] = await tx
    .select({ id, userId, url, offBecause, failingSince, isFailingLong })
    .from(webhooks)
    .where(eq(id, webhookId))
    .for('no key update')
  return webhook
}

function faultOf(outcome: Attempt): DeliveryFault | null {
  if (outcome.kind === 'failed') return outcome.fault
  if (outcome.kind === 'off') return 'switched_off'
  return outcome.kind === 'gone' ? 'gone' : null
}

async function noteSuccess(tx: Transaction, { id, failingSince }: Webhook): Promise<void> {
  if (failingSince === null) return
  await tx.update(webhooks).set({ failingSince: null }).where(eq(webhooks.id, id))
}

async function noteFailure(tx: Transaction, { id, failingSince }: Webhook): Promise<void> {
  if (failingSince !== null) return
  await tx.update(webhooks).set({ failingSince: sql`now()` }).where(eq(webhooks.id, id))
}

async function switchOff(
  tx: Transaction,
  platform: Pick<Platform, 'queue' | 'mailer'>,
  { id, userId, url, offBecause }: Webhook,
  because: Exclude<(typeof webhookEnds)[number], 'by_owner'>,
): Promise<void> {
  if (offBecause !== null) return
  await tx.update(webhooks).set({ offBecause: because }).where(eq(webhooks.id, id))
  await endWaiting(tx, id)
  const { host } = new URL(url)
  await orderWebhookMail(tx, platform, { kind: 'webhook_off', userId, receiver: { host } })
}

/** Ends the pending deliveries of a webhook that was switched off. Callers have locked the webhook. */
export async function endWaiting(tx: Transaction, webhookId: number): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ state: 'failed', nextAt: null, lastFault: 'switched_off' })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.state, 'waiting')))
}
