import { z } from 'zod'
import { ImageId, V1Job } from './shapes.ts'

/** What the event stream of a job sends, one JSON object per message. New types may be added: ignore unknown ones. */
export const V1JobEvent = z.discriminatedUnion('type', [
  /** The job's current state, sent after each change. */
  z.object({ type: z.literal('status'), job: V1Job }),
  /** An image that is done. */
  z.object({
    type: z.literal('image'),
    image: z.object({
      id: ImageId,
      position: z.int(),
      filename: z.string(),
      state: z.enum(['succeeded', 'failed']),
      /** In the job’s first language; empty: decorative. Null: it failed. */
      altText: z.string().nullable(),
      /** Why it failed, for people; null otherwise. */
      error: z.string().nullable(),
      doneAt: z.iso.datetime(),
    }),
  }),
  /** The job has ended. The stream closes after this event. */
  z.object({ type: z.literal('end'), job: V1Job }),
])
export type V1JobEvent = z.infer<typeof V1JobEvent>
