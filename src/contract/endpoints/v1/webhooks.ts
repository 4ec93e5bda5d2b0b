import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import { TypedId } from '#contract/entities/id.ts'
import {
  DeliveryId,
  DeliveryPage,
  DeliveryReport,
  rotated,
  Webhook,
  WebhookChange,
  WebhookDelivery,
  WebhookInput,
} from '#contract/entities/webhook.ts'

const WebhookParams = z.object({ id: TypedId })
const ofWebhooks = { access: 'token', scope: 'webhooks:write' } as const
const ofReading = { access: 'token', scope: 'webhooks:read' } as const
const ofOne = { ...ofWebhooks, refusals: ['not_found'] } as const
const repeatable = { takesIdempotencyKey: true } as const
/** The signing secret, as in Standard Webhooks. No other call returns it. Absent from a repeat once it has been replaced. */
const Secret = z.object({ secret: z.string().optional() })

export const listWebhooks = defineEndpoint({
  method: 'GET',
  url: '/api/v1/webhooks',
  schema: {
    summary: 'The account’s webhooks, the oldest first',
    response: { 200: z.object({ webhooks: z.array(Webhook) }) },
  },
  config: ofReading,
})

export const createWebhook = defineEndpoint({
  method: 'POST',
  url: '/api/v1/webhooks',
  schema: {
    summary: 'Make a webhook; no other call answers the secret that it signs with',
    body: WebhookInput,
    response: { 201: Secret.extend({ webhook: Webhook }) },
  },
  config: {
    ...ofWebhooks,
    ...repeatable,
    refusals: ['webhook_url_refused', 'too_many_webhooks', 'rate_limited'],
  },
})

export const readWebhook = defineEndpoint({
  method: 'GET',
  url: '/api/v1/webhooks/:id',
  schema: { summary: 'One webhook', params: WebhookParams, response: { 200: Webhook } },
  config: { ...ofReading, refusals: ['not_found'] },
})

export const changeWebhook = defineEndpoint({
  method: 'PATCH',
  url: '/api/v1/webhooks/:id',
  schema: {
    summary: 'Change a webhook’s address or events, or turn it on or off',
    params: WebhookParams,
    body: WebhookChange,
    response: { 200: Webhook },
  },
  config: { ...ofWebhooks, refusals: ['not_found', 'webhook_url_refused', 'rate_limited'] },
})

export const deleteWebhook = defineEndpoint({
  method: 'DELETE',
  url: '/api/v1/webhooks/:id',
  schema: {
    summary: 'Delete a webhook with its deliveries, also those that wait',
    params: WebhookParams,
    response: { 204: z.void() },
  },
  config: ofOne,
})

export const testWebhook = defineEndpoint({
  method: 'POST',
  url: '/api/v1/webhooks/:id/test',
  schema: {
    summary: 'Send a webhook an event of the type test',
    params: WebhookParams,
    response: { 202: z.object({ deliveryId: z.string() }) },
  },
  config: { ...ofWebhooks, ...repeatable, refusals: ['not_found', 'webhook_off', 'rate_limited'] },
})

export const rotateWebhookSecret = defineEndpoint({
  method: 'POST',
  url: '/api/v1/webhooks/:id/rotate',
  schema: {
    summary: 'Give a webhook another secret; the previous one also signs for 24 hours',
    params: WebhookParams,
    response: { 200: Secret.extend(rotated) },
  },
  config: { ...ofWebhooks, ...repeatable, refusals: ['not_found', 'rate_limited'] },
})

export const listDeliveries = defineEndpoint({
  method: 'GET',
  url: '/api/v1/webhooks/:id/deliveries',
  schema: {
    summary:
      'The deliveries of a webhook from the last 30 days, page by page, the newest first; `Link` leads to the next',
    params: WebhookParams,
    querystring: DeliveryPage,
    response: { 200: z.object({ deliveries: z.array(WebhookDelivery) }) },
  },
  config: { ...ofReading, refusals: ['not_found'] },
})

export const reportDelivery = defineEndpoint({
  method: 'PATCH',
  url: '/api/v1/webhooks/:id/deliveries/:deliveryId',
  schema: {
    summary: 'Report how your address answered a forwarded delivery of a local webhook',
    params: WebhookParams.extend({ deliveryId: DeliveryId }),
    body: DeliveryReport,
    response: { 204: z.void() },
  },
  config: ofOne,
})

export const resendDelivery = defineEndpoint({
  method: 'POST',
  url: '/api/v1/webhooks/:id/deliveries/:deliveryId/resend',
  schema: {
    summary: 'Send a delivery again at once, with the same id',
    params: WebhookParams.extend({ deliveryId: DeliveryId }),
    response: { 202: z.void() },
  },
  config: { ...ofWebhooks, ...repeatable, refusals: ['not_found', 'webhook_off', 'rate_limited'] },
})
