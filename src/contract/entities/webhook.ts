import { z } from 'zod'
import { apiLimits } from '#contract/api-limits.ts'

/** The events that a webhook can receive. Each refers to what happened; the details are in the API. */
export const webhookEvents = [
  'job.completed',
  'job.stopped',
  'job.failed',
  'job.paused',
  'image.completed',
  'text.updated',
  'image.approved',
  'audit.completed',
  'balance.low',
  'token.expiring',
] as const
export const WebhookEvent = z.enum(webhookEvents)
export type WebhookEvent = z.infer<typeof WebhookEvent>

/** Why a webhook is off: its owner, its receiver (410), or five days of failures. */
export const webhookEnds = ['by_owner', 'gone', 'failing'] as const

export const Webhook = z.object({
  id: z.int(),
  url: z.string(),
  /** False: it gets the events of test data, and no others. */
  livemode: z.boolean(),
  /** Nothing is sent to it: a program, such as `bildwort listen`, fetches its deliveries and forwards them to `url`. */
  isLocal: z.boolean(),
  events: z.array(WebhookEvent),
  /** Null: it receives events. */
  offBecause: z.enum(webhookEnds).nullable(),
  /** When the first attempt since the last success failed; null: nothing has failed since. */
  failingSince: z.iso.datetime().nullable(),
  /** Until when the secret before the current one also signs; null: it does not. */
  formerSecretUntil: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
})
export type Webhook = z.infer<typeof Webhook>

/**
 * Where it is sent to, normalised by `URL` so that each host is written in one way. The server checks that it is https and public,
 * with the operator's exceptions.
 */
export const WebhookUrl = z.url({ protocol: /^https?$/, normalize: true }).max(apiLimits.webhookUrlCharacters)
const Events = z
  .array(WebhookEvent)
  .min(1)
  .transform((events) => webhookEvents.filter((event) => events.includes(event)))

export const WebhookInput = z.strictObject({
  url: WebhookUrl,
  events: Events,
  isLocal: z.boolean().optional(),
})
export type WebhookInput = z.infer<typeof WebhookInput>

export const WebhookChange = z.strictObject({
  url: WebhookUrl.optional(),
  events: Events.optional(),
  /** True also switches a webhook back on that was switched off. */
  isOn: z.boolean().optional(),
  /** The secret before the current one stops signing now, for instance because it leaked. */
  endFormerSecret: z.literal(true).optional(),
})
export type WebhookChange = z.infer<typeof WebhookChange>

/** Why an attempt to deliver an event failed. Further attempts may follow. */
export const deliveryFaults = [
  /** It answered with a status outside 200 to 299. */
  'status',
  /** It answered 300 to 399; redirects are not followed. */
  'redirect',
  /** It answered 410: it wants no further events. */
  'gone',
  /** No answer within 15 s. */
  'timeout',
  /** Its name is unknown or resolves to no address. */
  'name_unknown',
  /** Its certificate is not valid. */
  'certificate',
  /** The connection failed or broke. */
  'unreachable',
  /** Its name resolves to addresses that are not all public, or its port is not allowed. */
  'private_address',
  /** The webhook had been switched off. */
  'switched_off',
  /** It exceeded the number of deliveries that can wait. */
  'too_many_waiting',
  /** The webhook's secret can no longer be read: it needs a new one. */
  'secret_unreadable',
] as const
export type DeliveryFault = (typeof deliveryFaults)[number]

/** What a rotation answers besides the new secret. */
export const rotated = {
  /** Until when the secret before the new one also signs. */
  formerUntil: z.iso.datetime(),
  /** A still older one also signed until now: only the newest two do. */
  olderEnded: z.boolean(),
}

export const DeliveryId = z
  .string()
  .regex(/^msg_[\w-]{10,60}$/, 'Expected: the id of a delivery, such as msg_2fQXv8kLpR1c.')

export const DeliveryState = z.enum(['waiting', 'delivered', 'failed'])
export type DeliveryState = z.infer<typeof DeliveryState>

/** A page of deliveries to a webhook, newest first: those created before `after`. */
export const DeliveryPage = z.object({
  after: DeliveryId.optional(),
  state: DeliveryState.optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
})

export const WebhookDelivery = z.object({
  /** The `webhook-id` of each of its attempts. */
  id: z.string(),
  event: z.enum([...webhookEvents, 'test']),
  /** The address that its job names (`webhookUrl`); null: the webhook’s own. */
  url: z.string().nullable(),
  state: DeliveryState,
  /** Also those before it was sent again. */
  attempts: z.int(),
  /** The body as it was sent. */
  payload: z.object({
    type: z.string(),
    timestamp: z.iso.datetime(),
    /** False: it is about test data. */
    livemode: z.boolean(),
    data: z.record(z.string(), z.unknown()),
  }),
  /** The receiver's last status; null: no answer yet. */
  lastStatus: z.int().nullable(),
  /** Why the last attempt failed, as a code; null: it succeeded, or there was none. */
  lastFault: z.string().nullable(),
  /** How long the last answer took, in milliseconds. */
  lastTookMs: z.int().nullable(),
  createdAt: z.iso.datetime(),
  /** When it is sent next; null: never again. */
  nextAt: z.iso.datetime().nullable(),
  deliveredAt: z.iso.datetime().nullable(),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

/** What the program that forwards a local webhook's delivery got for it. */
export const DeliveryReport = z.strictObject({
  /** Null: no answer. */
  lastStatus: z.int().min(100).max(599).nullable(),
})
export type DeliveryReport = z.infer<typeof DeliveryReport>
