import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import { TypedId } from '#contract/entities/id.ts'
import {
  DeliveryId,
  DeliveryPage,
  rotated,
  Webhook,
  WebhookChange,
  WebhookDelivery,
  WebhookInput,
} from '#contract/entities/webhook.ts'

const WebhookParams = z.object({ id: TypedId })
/** The signing secret; no other call returns it. */
const Secret = z.object({ secret: z.string() })

export const listWebhooks = defineEndpoint({
  method: 'GET',
  url: '/api/user/webhooks',
  schema: {
    summary: 'The caller’s webhooks, the oldest first',
    response: { 200: z.array(Webhook) },
  },
  config: { access: 'user' },
})

export const createWebhook = defineEndpoint({
  method: 'POST',
  url: '/api/user/webhooks',
  schema: {
    summary: 'Make a webhook; the secret that it signs with is answered this once',
    body: WebhookInput.extend({ livemode: z.boolean().default(true) }),
    response: { 201: Secret.extend({ webhook: Webhook }) },
  },
  config: {
    access: 'user',
    needsConfirmation: true,
    refusals: ['webhook_url_refused', 'too_many_webhooks', 'rate_limited'],
  },
})

export const changeWebhook = defineEndpoint({
  method: 'PATCH',
  url: '/api/user/webhooks/:id',
  schema: {
    summary: 'Change where a webhook goes, what it is told, or whether it is on',
    params: WebhookParams,
    body: WebhookChange,
    response: { 200: Webhook },
  },
  config: {
    access: 'user',
    needsConfirmation: true,
    refusals: ['not_found', 'webhook_url_refused', 'rate_limited'],
  },
})

export const deleteWebhook = defineEndpoint({
  method: 'DELETE',
  url: '/api/user/webhooks/:id',
  schema: {
    summary: 'Remove a webhook and what it would still have been told',
    params: WebhookParams,
    response: { 204: z.void() },
  },
  config: { access: 'user', refusals: ['not_found'] },
})

export const testWebhook = defineEndpoint({
  method: 'POST',
  url: '/api/user/webhooks/:id/test',
  schema: {
    summary: 'Have a webhook told an event of the type test',
    params: WebhookParams,
    response: { 202: z.object({ deliveryId: z.string() }) },
  },
  config: { access: 'user', refusals: ['not_found', 'webhook_off', 'rate_limited'] },
})

export const rotateWebhookSecret = defineEndpoint({
  method: 'POST',
  url: '/api/user/webhooks/:id/rotate',
  schema: {
    summary: 'Give a webhook another secret; the one before signs along for 24 hours',
    params: WebhookParams,
    response: { 200: Secret.extend(rotated) },
  },
  config: { access: 'user', needsConfirmation: true, refusals: ['not_found', 'rate_limited'] },
})

export const listDeliveries = defineEndpoint({
  method: 'GET',
  url: '/api/user/webhooks/:id/deliveries',
  schema: {
    summary: 'What a webhook was told within 30 days, the newest first, after the one that is named',
    params: WebhookParams,
    querystring: DeliveryPage,
    response: { 200: z.array(WebhookDelivery) },
  },
  config: { access: 'user', refusals: ['not_found'] },
})

export const resendDelivery = defineEndpoint({
  method: 'POST',
  url: '/api/user/webhooks/:id/deliveries/:deliveryId/resend',
  schema: {
    summary: 'Send a delivery again at once, with the same id',
    params: WebhookParams.extend({ deliveryId: DeliveryId }),
    response: { 202: z.void() },
  },
  config: { access: 'user', refusals: ['not_found', 'webhook_off', 'rate_limited'] },
})
