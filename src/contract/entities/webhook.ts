import { z } from 'zod'
import { limits } from '#contract/limits.ts'

/** What a webhook can be told. Each points to what happened; the API has the rest. */
export const webhookEvents = [
  'job.completed',
  'job.stopped',
  'job.failed',
  'job.paused',
  'image.completed',
  'balance.low',
  'token.expiring',
] as const
export const WebhookEvent = z.enum(webhookEvents)
export type WebhookEvent = z.infer<typeof WebhookEvent>

/** Why a webhook no longer gets anything: its owner, its receiver (410), or five days without an answer. */
export const webhookEnds = ['by_owner', 'gone', 'failing'] as const

export const Webhook = z.object({
  id: z.int(),
  url: z.string(),
  events: z.array(WebhookEvent),
  /** Null: it is sent what happens. */
  offBecause: z.enum(webhookEnds).nullable(),
  createdAt: z.iso.datetime(),
})
export type Webhook = z.infer<typeof Webhook>

/** Where it is sent to. That it is https and public is checked with the operator's exceptions, on the server. */
const WebhookUrl = z.url({ protocol: /^https?$/ }).max(limits.webhookUrlCharacters)
const Events = z
  .array(WebhookEvent)
  .min(1)
  .transform((events) => webhookEvents.filter((event) => events.includes(event)))

export const WebhookInput = z.object({ url: WebhookUrl, events: Events })
export type WebhookInput = z.infer<typeof WebhookInput>

export const WebhookChange = z.object({
  url: WebhookUrl.optional(),
  events: Events.optional(),
  /** True also takes up a webhook that was switched off. */
  isOn: z.boolean().optional(),
})
export type WebhookChange = z.infer<typeof WebhookChange>

export const WebhookDelivery = z.object({
  /** The `webhook-id` of each of its attempts. */
  id: z.string(),
  event: z.enum([...webhookEvents, 'test']),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  /** What the receiver answered last; null: nothing yet. */
  lastStatus: z.int().nullable(),
  /** Why the last attempt did not succeed, as a code; null: it did, or there was none. */
  lastFault: z.string().nullable(),
  /** Milliseconds until that answer. */
  lastTookMs: z.int().nullable(),
  createdAt: z.iso.datetime(),
  /** When it is sent next; null: not any more. */
  nextAt: z.iso.datetime().nullable(),
  deliveredAt: z.iso.datetime().nullable(),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>
