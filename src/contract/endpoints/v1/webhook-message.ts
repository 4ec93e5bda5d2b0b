import { z } from 'zod'
import type { WebhookEvent } from '#contract/entities/webhook.ts'
import { V1Image, V1ImageOutcome } from './shapes.ts'

const JobPlace = z.object({ jobId: z.int() })

const ReviewedImages = z.object({
  jobId: z.int(),
  images: z.array(
    V1Image.pick({
      id: true,
      jobId: true,
      position: true,
      filename: true,
      externalId: true,
      metadata: true,
    }),
  ),
})

/** The `data` of each event: enough to request the rest from the API. Fields are added; none is renamed or removed. */
export const eventData = {
  'job.completed': JobPlace,
  'job.stopped': JobPlace,
  'job.failed': JobPlace,
  /** `reason`: why it waits, as a code. It resumes by itself. */
  'job.paused': JobPlace.extend({ reason: z.string() }),
  /** For a picture sent with `Prefer: respond-async`. */
  'image.completed': z.object({ image: V1ImageOutcome }),
  /** By hand or by a program, also by one with this API. Of many images changed at once a message names up to 500. */
  'text.updated': ReviewedImages,
  'image.approved': ReviewedImages,
  /** Also of an audit that was stopped, or could not read a page. */
  'audit.completed': z.object({ auditId: z.int() }),
  /** Sent once when the balance falls below the user's threshold, and again after it has been above. */
  'balance.low': z.object({ balanceCents: z.int(), thresholdCents: z.int() }),
  /** Sent once, 7 days before. */
  'token.expiring': z.object({
    tokenId: z.int(),
    name: z.string(),
    start: z.string(),
    expiresAt: z.iso.datetime(),
  }),
} as const satisfies Record<WebhookEvent, z.ZodObject>

export type EventData = { [E in WebhookEvent]: z.infer<(typeof eventData)[E]> }

/** The same, including the test event. */
const messageData = { ...eventData, test: z.object({ webhookId: z.int() }) }

/** Each event, and the test event, with its purpose. */
export const messageWords = {
  'job.completed': 'A job is over; at least one image has its texts',
  'job.stopped': 'A job was stopped; images in progress were finished',
  'job.failed': 'A job is over, and no image has texts',
  'job.paused': 'A job is paused and continues automatically',
  'image.completed': 'An image that was sent with Prefer: respond-async is described, or failed',
  'text.updated': 'Texts of images were changed, by a person or a program',
  'image.approved': 'Texts of images were approved',
  'audit.completed': 'The audit of a page or website is over, whatever came of it',
  'balance.low': 'The balance has fallen below what its user chose (€5 unless they did)',
  'token.expiring': 'An access token expires in 7 days',
  test: 'Its owner tries the webhook',
} as const satisfies Record<WebhookEvent | 'test', string>

/** The call that reads what an event is about; null: its `data` says everything. */
export const callAfter: Record<keyof typeof messageWords, string | null> = {
  'job.completed': 'GET /api/v1/jobs/{id}',
  'job.stopped': 'GET /api/v1/jobs/{id}',
  'job.failed': 'GET /api/v1/jobs/{id}',
  'job.paused': 'GET /api/v1/jobs/{id}',
  'image.completed': 'GET /api/v1/images/{id}',
  'text.updated': 'GET /api/v1/images/{id}',
  'image.approved': 'GET /api/v1/images/{id}',
  'audit.completed': 'GET /api/v1/audits/{id}',
  'balance.low': 'GET /api/v1/account',
  'token.expiring': null,
  test: null,
}

/** The body that a receiver gets. */
export function messageOf<E extends WebhookEvent | 'test'>(event: E) {
  return z.object({
    type: z.literal(event),
    timestamp: z.iso.datetime(),
    /** False: it is about test data. */
    livemode: z.boolean(),
    data: messageData[event],
  })
}
