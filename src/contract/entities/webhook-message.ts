import { z } from 'zod'
import type { WebhookEvent } from './webhook.ts'

const JobPlace = z.object({ jobId: z.int() })

/** What each event says in `data`: enough to ask the API for the rest. Fields are added; none is renamed or removed. */
export const eventData = {
  'job.completed': JobPlace,
  'job.stopped': JobPlace,
  'job.failed': JobPlace,
  /** `reason`: why it waits, as a code. It goes on by itself. */
  'job.paused': JobPlace.extend({ reason: z.string() }),
  /** Of a picture that was sent with `Prefer: respond-async`. `externalId`: as it was sent, null without one. */
  'image.completed': z.object({
    imageId: z.string(),
    jobId: z.int(),
    state: z.enum(['succeeded', 'failed']),
    externalId: z.string().nullable(),
  }),
  /** Once, when the balance falls below what its user chose; again after it was above. */
  'balance.low': z.object({ balanceCents: z.int(), thresholdCents: z.int() }),
  /** Once, 7 days before. */
  'token.expiring': z.object({
    tokenId: z.int(),
    name: z.string(),
    start: z.string(),
    expiresAt: z.iso.datetime(),
  }),
} as const satisfies Record<WebhookEvent, z.ZodObject>

export type EventData = { [E in WebhookEvent]: z.infer<(typeof eventData)[E]> }

/** The same with the message that tries a webhook. */
const messageData = { ...eventData, test: z.object({ webhookId: z.int() }) }

/** Each event, and the one that tries a webhook, with what it is for. */
export const messageWords = {
  'job.completed': 'A job is over; at least one picture has its texts',
  'job.stopped': 'A job was stopped; what was under way was finished',
  'job.failed': 'A job is over, and no picture has texts',
  'job.paused': 'A job waits, and goes on by itself',
  'image.completed': 'A picture that was sent with Prefer: respond-async is described, or failed',
  'balance.low': 'The balance has fallen below what its user chose (5 € unless they did)',
  'token.expiring': 'An access token expires in 7 days',
  test: 'Its owner tries the webhook',
} as const satisfies Record<WebhookEvent | 'test', string>

/** The body that a receiver gets. */
export function messageOf<E extends WebhookEvent | 'test'>(event: E) {
  return z.object({ type: z.literal(event), timestamp: z.iso.datetime(), data: messageData[event] })
}
