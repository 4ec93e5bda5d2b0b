import { z } from 'zod'
import { V1Image, V1Job } from './shapes.ts'

/** What the event stream of a job sends, one JSON object per message. New types may be added: ignore unknown ones. */
export const V1JobEvent = z.discriminatedUnion('type', [
  /** The job's current state, sent after each change. */
  z.object({ type: z.literal('status'), job: V1Job }),
  /** An image that is done, in the shape that it has everywhere. */
  z.object({
    type: z.literal('image'),
    image: V1Image.pick({
      id: true,
      jobId: true,
      position: true,
      filename: true,
      state: true,
      problem: true,
      texts: true,
      externalId: true,
      metadata: true,
    }).extend({ doneAt: z.iso.datetime() }),
  }),
  /** The job has ended. The stream closes after this event. */
  z.object({ type: z.literal('end'), job: V1Job }),
])
export type V1JobEvent = z.infer<typeof V1JobEvent>
