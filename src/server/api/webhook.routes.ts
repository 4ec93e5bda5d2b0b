import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/endpoints/v1/webhooks.ts'
import { lockUser } from '#server/accounts/users/lock-user.ts'
import { tokenAt } from '#server/audit/actor.ts'
import type { Owner } from '#server/platform/caller.ts'
import { type Answer, mount } from '#server/platform/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { tellingLimits } from '#server/platform/v1/say-limits.ts'
import { changeWebhook } from '#server/webhooks/change-webhook.ts'
import { createWebhook } from '#server/webhooks/create-webhook.ts'
import { deleteWebhook } from '#server/webhooks/delete-webhook.ts'
import { findSameSecret } from '#server/webhooks/find-same-secret.ts'
import { listDeliveries } from '#server/webhooks/list-deliveries.ts'
import { reportDelivery } from '#server/webhooks/report-delivery.ts'
import { resendDelivery } from '#server/webhooks/resend-delivery.ts'
import { rotateWebhookSecret } from '#server/webhooks/rotate-webhook-secret.ts'
import { testWebhook } from '#server/webhooks/test-webhook.ts'
import { hashWebhookSecret } from '#server/webhooks/webhook-secret.ts'
import { listWebhooks, readWebhook } from '#server/webhooks/webhooks.queries.ts'
import { mountIdempotent } from './idempotency/mount-idempotent.ts'
import { linkNext } from './link-next.ts'

type Made = Omit<Answer<typeof calls.createWebhook>, 'secret'>
type Rotated = Omit<Answer<typeof calls.rotateWebhookSecret>, 'secret'>
interface Hashed {
  secretHash?: string
}

/** What is stored of an answer: no secret, but what recognizes it, so that a repeat can have it from the webhook. */
function withHash<T extends { secret?: string | undefined }>({ secret, ...rest }: T) {
  return { ...rest, ...(secret && { secretHash: hashWebhookSecret(secret) }) }
}

/** The webhooks of the token's user. */
export function webhookRoutes(app: FastifyInstance, platform: Platform): void {
  const { db } = platform

  const withSecret = async <T>(
    { secretHash: hash, ...rest }: T & Hashed,
    owner: Owner,
    webhookId: number,
  ) => {
    const secret = hash ? await findSameSecret(platform, owner, { webhookId, hash }) : null
    return { ...rest, ...(secret && { secret }) }
  }

  mount(app, calls.listWebhooks, async ({ caller }) => ({ webhooks: await listWebhooks(db, caller) }))

  mountIdempotent(
    app,
    platform,
    calls.createWebhook,
    ({ body, request, reply }, keep) =>
      createWebhook(tellingLimits(platform, reply), tokenAt(request), body, lockUser, keep),
    {
      forRepetition: withHash,
      onRepetition: (made: Made & Hashed, { caller }) => withSecret(made, caller, made.webhook.id),
    },
  )

  mount(app, calls.readWebhook, ({ params, caller }) => readWebhook(db, caller, params.id))

  mount(app, calls.changeWebhook, ({ params, body, request, reply }) =>
    changeWebhook(tellingLimits(platform, reply), tokenAt(request), params.id, body),
  )

  mount(app, calls.deleteWebhook, async ({ params, request, reply }) => {
    await deleteWebhook(db, tokenAt(request), params.id)
    return reply.code(204).send()
  })

  mountIdempotent(app, platform, calls.testWebhook, ({ caller, params, reply }, keep) =>
    testWebhook(tellingLimits(platform, reply), caller, params.id, keep),
  )

  mountIdempotent(
    app,
    platform,
    calls.rotateWebhookSecret,
    ({ params, request, reply }, keep) =>
      rotateWebhookSecret(tellingLimits(platform, reply), tokenAt(request), params.id, keep),
    {
      forRepetition: withHash,
      onRepetition: (rotated: Rotated & Hashed, { caller, params }) => withSecret(rotated, caller, params.id),
    },
  )

  mount(app, calls.listDeliveries, async ({ caller, params, query, request, reply }) => {
    const deliveries = await listDeliveries(db, caller, { webhookId: params.id, ...query })
    const { limit } = query
    linkNext(request, reply, { entries: deliveries.length, limit, last: deliveries.at(-1)?.id })
    return { deliveries }
  })

  mount(app, calls.reportDelivery, async ({ caller, params, body, reply }) => {
    const { id: webhookId, deliveryId } = params
    await reportDelivery(db, caller, { webhookId, deliveryId }, body)
    return reply.code(204).send()
  })

  mountIdempotent(app, platform, calls.resendDelivery, async ({ caller, params, reply }, keep) => {
    const { id: webhookId, deliveryId } = params
    await resendDelivery(tellingLimits(platform, reply), caller, { webhookId, deliveryId }, keep)
  })
}
