import { z } from 'zod'
import { ProviderName } from '#contract/providers.ts'

/** A worker process that was heard of within the last minute. */
export const LiveWorker = z.object({
  name: z.string(),
  startedAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  /** Images under way, of as many as it works on at once. */
  underWay: z.int(),
  slots: z.int(),
})
export type LiveWorker = z.infer<typeof LiveWorker>

/** A provider's key as all workers know it together. */
export const LiveKey = z.object({
  provider: ProviderName,
  /** The last four characters of the key; null: it is not stored any more. */
  lastFour: z.string().nullable(),
  /** Whose key it is; null: the global one. */
  username: z.string().nullable(),
  /** `resting`: the provider asked for a pause. */
  state: z.enum(['well', 'resting', 'down', 'refused']),
  /** Since when it is down or refused, and until when it rests. */
  since: z.iso.datetime().nullable(),
  until: z.iso.datetime().nullable(),
  /** What the server said, where it is down because it turns all questions down. */
  refusal: z.string().nullable(),
  /**
   * What the server said last that made a control question necessary, and whether it described the image of that. Null: it is under way, or
   * its answer proved nothing. Absent: there was none.
   */
  doubt: z.object({ at: z.iso.datetime(), said: z.string(), passed: z.boolean().nullable() }).optional(),
  /** How many calls may be under way at once, in all workers. */
  limit: z.int(),
  /** How many are. */
  underWay: z.int(),
})
export type LiveKey = z.infer<typeof LiveKey>

export const LiveState = z.object({
  workers: z.array(LiveWorker),
  queue: z.object({
    runningJobs: z.int(),
    pausedJobs: z.int(),
    /** Of the jobs that are not over. */
    pendingImages: z.int(),
    /** When the job was started that has waited longest without a first result; null: none waits. */
    oldestWaitingSince: z.iso.datetime().nullable(),
  }),
  keys: z.array(LiveKey),
})
export type LiveState = z.infer<typeof LiveState>
