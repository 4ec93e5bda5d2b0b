import type { SQL } from 'drizzle-orm'
import { Agent } from 'undici'
import { createGuardedConnector } from '#server/platform/network/create-guarded-connector.ts'
import { parseAllowList } from '#server/platform/network/parse-allow-list.ts'
import type { Platform } from '#server/platform/platform.ts'
import { SecretProblem } from '#server/platform/secrets/create-secrets.ts'
import type { Loop } from '#server/platform/work/run-loop.ts'
import { runTasks } from '#server/platform/work/run-tasks.ts'
import { type ClaimedDelivery, claimDeliveries } from './claim-deliveries.ts'
import { webhookChannel } from './order-event.ts'
import { readReceiver } from './read-receiver.ts'
import { type Attempt, sendDelivery } from './send-delivery.ts'
import { settleDelivery } from './settle-delivery.ts'

const atOnce = 48
/** Bounds so that hanging receivers leave room for others, owners of many receivers for other owners, and a host for other hosts. */
const shares = { perWebhook: 4, perOwner: 8, perHost: 16 }
const lookAgainMs = 5_000
/** A shutdown must be over within 10 s. */
const finishWithinMs = 5_000
const connectMs = 10_000

/** Sends the deliveries of present users' webhooks. A delivery interrupted by a stop is sent again later, with the same id. */
export function startWebhookWork(platform: Platform, presentUserIds: () => SQL): Pick<Loop, 'stop'> {
  const { db, settings } = platform
  const dispatcher = new Agent({
    connect: createGuardedConnector({
      isAllowed: parseAllowList(settings.WEBHOOK_ALLOW),
      isListed: () => true,
      connectTimeoutMs: connectMs,
    }),
    maxHeaderSize: 32_768,
    keepAliveTimeout: 4_000,
  })

  const work = runTasks<ClaimedDelivery>(platform, {
    atOnce,
    take: (atMost, underWay) =>
      claimDeliveries(db, {
        ...shares,
        atMost,
        underWay,
        presentUserIds: presentUserIds(),
      }),
    workOn: (delivery, givingUp) => deliver(platform, dispatcher, delivery, givingUp),
    complaints: {
      take: 'no webhook’s delivery could be taken',
      workOn: 'a webhook’s delivery could not be settled',
    },
    pauseMs: lookAgainMs,
    channel: webhookChannel,
    finishWithinMs,
  })
  return {
    async stop() {
      await work.stop()
      await dispatcher.destroy()
    },
  }
}

async function deliver(
  platform: Platform,
  dispatcher: Agent,
  delivery: ClaimedDelivery,
  signal: AbortSignal,
): Promise<void> {
  const begin = performance.now()
  const attempt = await tryToSend(platform, dispatcher, delivery, signal)
  await settleDelivery(platform, delivery, { ...attempt, tookMs: performance.now() - begin })
}

async function tryToSend(
  platform: Platform,
  dispatcher: Agent,
  { id, body, webhookId, url }: ClaimedDelivery,
  signal: AbortSignal,
): Promise<Attempt> {
  try {
    const receiver = await readReceiver(platform, webhookId)
    if (!receiver) return { kind: 'off', status: null }
    return await sendDelivery(
      { id, body, ...receiver, url: url ?? receiver.url },
      { dispatcher, signal, now: new Date() },
    )
  } catch (error) {
    if (!(error instanceof SecretProblem)) throw error
    platform.log.error({ webhookId }, 'a webhook’s secret cannot be opened')
    return { kind: 'failed', status: null, fault: 'secret_unreadable', wishedSeconds: 0 }
  }
}
