import { z } from 'zod'
import { V1Image, V1ImageOutcome, V1Job } from './shapes.ts'

/** What the event stream of a job sends, one JSON object per message. New types may be added: ignore unknown ones. */
export const V1JobEvent = z.discriminatedUnion('type', [
  /** The job's current state, sent after each change. */
  z.object({ type: z.literal('status'), job: V1Job }),
  /** An image that is done, in the names that it has everywhere. */
  z.object({
    type: z.literal('image'),
    image: V1ImageOutcome.extend({ texts: V1Image.shape.texts, doneAt: z.iso.datetime() }),
  }),
  /** The job has ended. The stream closes after this event. */
  z.object({ type: z.literal('end'), job: V1Job }),
])
export type V1JobEvent = z.infer<typeof V1JobEvent>
