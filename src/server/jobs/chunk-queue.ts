import { sql } from 'drizzle-orm'
import type { QueueSettings } from '#server/platform/open-queue.ts'

export const chunkQueue = 'describe-chunk'

/** The payload in the queue: a chunk of a job. Its content and state are in the database. */
export interface ChunkRef {
  jobId: number
  number: number
}

/** One attempt to process a chunk; an earlier attempt cannot settle a later one. */
export interface Delivery {
  id: string
  retryCount: number
  data: ChunkRef
}

/** Whether a job of the queue, `delivery`, is for a row of `job_chunks`, `chunk`. */
export const isOfChunk = sql`
  (delivery.data->>'jobId')::int = chunk.job_id and (delivery.data->>'number')::int = chunk.number`

/** How often a chunk can be retried before the sweep has to queue it again. */
const manyRetries = 1_000

/** The queue group of an owner's chunks: workers use it to skip an owner. */
export function groupOf(ownerId: number): string {
  return String(ownerId)
}

/** A chunk in the form in which it is queued. */
export function toQueued({ jobId, number, level, ownerId }: ChunkRef & { level: number; ownerId: number }) {
  return { data: { jobId, number }, priority: -level, group: { id: groupOf(ownerId) } }
}

/** A worker that is silent for 10 s loses its chunk to another. */
export const chunkQueueSettings: QueueSettings = {
  name: chunkQueue,
  heartbeatSeconds: 10,
  expireInSeconds: 3 * 60 * 60,
  retryLimit: manyRetries,
  retryDelay: 0,
  retentionSeconds: 60 * 24 * 60 * 60,
  deleteAfterSeconds: 60 * 60,
}
