import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/endpoints/webhooks.ts'
import { userAt } from '#server/audit/actor.ts'
import { mount } from '#server/platform/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { changeWebhook } from './change-webhook.ts'
import { createWebhook, type HoldUser } from './create-webhook.ts'
import { deleteWebhook } from './delete-webhook.ts'
import { listDeliveries } from './list-deliveries.ts'
import { resendDelivery } from './resend-delivery.ts'
import { rotateWebhookSecret } from './rotate-webhook-secret.ts'
import { testWebhook } from './test-webhook.ts'
import { listWebhooks } from './webhooks.queries.ts'

/** A user's own webhooks, for the app. */
export function webhookRoutes(holdUser: HoldUser) {
  return (app: FastifyInstance, platform: Platform): void => {
    const { db } = platform

    mount(app, calls.listWebhooks, ({ caller }) => listWebhooks(db, caller))

    mount(app, calls.createWebhook, ({ caller, body, request }) =>
      createWebhook(platform, { ...userAt(caller.id, request.ip), isTest: !body.livemode }, body, holdUser),
    )

    mount(app, calls.changeWebhook, ({ caller, params, body, request }) =>
      changeWebhook(platform, userAt(caller.id, request.ip), params.id, body),
    )

    mount(app, calls.deleteWebhook, ({ caller, params, request }) =>
      deleteWebhook(db, userAt(caller.id, request.ip), params.id),
    )

    mount(app, calls.testWebhook, ({ caller, params }) => testWebhook(platform, caller, params.id))

    mount(app, calls.rotateWebhookSecret, ({ caller, params, request }) =>
      rotateWebhookSecret(platform, userAt(caller.id, request.ip), params.id),
    )

    mount(app, calls.listDeliveries, ({ caller, params, query }) =>
      listDeliveries(db, caller, { webhookId: params.id, ...query }),
    )

    mount(app, calls.resendDelivery, async ({ caller, params, reply }) => {
      const { id: webhookId, deliveryId } = params
      await resendDelivery(platform, caller, { webhookId, deliveryId })
      return reply.code(202).send()
    })
  }
}
