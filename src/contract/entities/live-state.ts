import { z } from 'zod'
import { ProviderName } from '#contract/providers.ts'

/** A worker process that reported within the last minute. */
export const LiveWorker = z.object({
  name: z.string(),
  startedAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  /** Images in progress, and how many it processes at once. */
  underWay: z.int(),
  slots: z.int(),
})
export type LiveWorker = z.infer<typeof LiveWorker>

/** The state of a provider's key, as all workers know it. */
export const LiveKey = z.object({
  provider: ProviderName,
  /** The last four characters of the key; null: it is no longer stored. */
  lastFour: z.string().nullable(),
  /** The owner of the key; null: the global key. */
  username: z.string().nullable(),
  /** `resting`: the provider asked for a pause. */
  state: z.enum(['well', 'resting', 'down', 'refused']),
  /** When it went down or was refused, and when its pause ends. */
  since: z.iso.datetime().nullable(),
  until: z.iso.datetime().nullable(),
  /** What the server said, if it is down because it turns down all questions. */
  refusal: z.string().nullable(),
  /**
   * The server's last message that led to a control question, and whether it described the control picture. Null: it is in progress
   * or proved nothing. Absent: there was none.
   */
  doubt: z.object({ at: z.iso.datetime(), said: z.string(), passed: z.boolean().nullable() }).optional(),
  /** The parts of a request that its server with this model turned down and is no longer sent, by their names in the wire format. */
  learned: z.object({ at: z.iso.datetime(), leftOut: z.array(z.string()).min(1) }).optional(),
  /** The maximum number of calls in flight, over all workers. */
  limit: z.int(),
  /** The calls in flight. */
  underWay: z.int(),
})
export type LiveKey = z.infer<typeof LiveKey>

export const LiveState = z.object({
  workers: z.array(LiveWorker),
  queue: z.object({
    runningJobs: z.int(),
    pausedJobs: z.int(),
    /** Of jobs that have not ended. */
    pendingImages: z.int(),
    /** The start of the job that has waited longest for its first result; null: none waits. */
    oldestWaitingSince: z.iso.datetime().nullable(),
  }),
  keys: z.array(LiveKey),
})
export type LiveState = z.infer<typeof LiveState>
