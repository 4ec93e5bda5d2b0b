import { sql } from 'drizzle-orm'
import type { Queue } from '#server/platform/open-queue.ts'

export const chunkQueue = 'describe-chunk'

/** What the queue carries: which chunk of which job. What is in it, and whether it is done, the database knows. */
export interface ChunkRef {
  jobId: number
  number: number
}

/** One attempt of the queue to have a chunk done: a later attempt can not be settled by an earlier one. */
export interface Delivery {
  id: string
  retryCount: number
  data: ChunkRef
}

/** Whether a job of the queue, `delivery`, carries a row of `job_chunks`, `chunk`. */
export const isOfChunk = sql`
  (delivery.data->>'jobId')::int = chunk.job_id and (delivery.data->>'number')::int = chunk.number`

/** How often a chunk may come back before the sweep has to queue it anew. */
const manyRetries = 1_000

/** Under which group the chunks of an owner's jobs are queued: a worker leaves an owner aside by it. */
export function groupOf(ownerId: number): string {
  return String(ownerId)
}

/** A chunk as it is put into the queue. */
export function toQueued({ jobId, number, level, ownerId }: ChunkRef & { level: number; ownerId: number }) {
  return { data: { jobId, number }, priority: -level, group: { id: groupOf(ownerId) } }
}

/** Makes the queue of chunks if it is not there yet. A worker that is silent for 10 s loses its chunk to another. */
export async function openChunkQueue(queue: Queue): Promise<void> {
  await queue.createQueue(chunkQueue, {
    heartbeatSeconds: 10,
    expireInSeconds: 3 * 60 * 60,
    retryLimit: manyRetries,
    retryDelay: 0,
    retentionSeconds: 60 * 24 * 60 * 60,
    deleteAfterSeconds: 60 * 60,
  })
}
