import { z } from 'zod'
import { apiLimits } from '#contract/api-limits.ts'

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
  /** Of the first attempt that failed since the last that succeeded; null: nothing has failed since. */
  failingSince: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
})
export type Webhook = z.infer<typeof Webhook>

/**
 * Where it is sent to, as `URL` writes it: a host is written in one way. That it is https and public is checked with the operator's
 * exceptions, on the server.
 */
const WebhookUrl = z.url({ protocol: /^https?$/, normalize: true }).max(apiLimits.webhookUrlCharacters)
const Events = z
  .array(WebhookEvent)
  .min(1)
  .transform((events) => webhookEvents.filter((event) => events.includes(event)))

export const WebhookInput = z.strictObject({ url: WebhookUrl, events: Events })
export type WebhookInput = z.infer<typeof WebhookInput>

export const WebhookChange = z.strictObject({
  url: WebhookUrl.optional(),
  events: Events.optional(),
  /** True also takes up a webhook that was switched off. */
  isOn: z.boolean().optional(),
})
export type WebhookChange = z.infer<typeof WebhookChange>

/** Why an attempt to tell a receiver did not succeed. More may come. */
export const deliveryFaults = [
  /** It answered, but with none of 200 to 299. */
  'status',
  /** It answered 300 to 399, which is not followed. */
  'redirect',
  /** It answered 410: it wants nothing more. */
  'gone',
  /** Nothing was answered within 15 s. */
  'timeout',
  /** Its name is not known, or leads to no address. */
  'name_unknown',
  /** Its certificate is not good. */
  'certificate',
  /** No connection, or one that broke. */
  'unreachable',
  /** Its name leads to addresses that are not public alone, or its port is not called. */
  'private_address',
  /** The webhook was off by then. */
  'switched_off',
  /** It was one too many of those that waited. */
  'too_many_waiting',
  /** The webhook's secret can't be read any more: it needs another one. */
  'secret_unreadable',
] as const
export type DeliveryFault = (typeof deliveryFaults)[number]

export const DeliveryId = z.string().regex(/^msg_[\w-]{10,60}$/)

/** A page of what a webhook was told, the newest first: what was made before `after`. */
export const DeliveryPage = z.object({
  after: DeliveryId.optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
})

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
