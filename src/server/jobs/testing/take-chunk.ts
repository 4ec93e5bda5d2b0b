import { type ChunkRef, chunkQueue, type Delivery } from '#server/jobs/chunk-queue.ts'
import { type ClaimedChunk, claimChunk } from '#server/jobs/working/claim-chunk.ts'
import type { Platform } from '#server/platform/platform.ts'

/** Takes the first chunk of a job as a worker does. Drops due work that earlier tests left in the queue. */
export async function takeChunk(
  { db, queue }: Platform,
  jobId: number,
): Promise<{ delivery: Delivery; chunk: ClaimedChunk }> {
  for (;;) {
    const [delivery] = await queue.fetch<ChunkRef>(chunkQueue)
    if (!delivery) throw new Error(`no chunk of job ${jobId} waits`)
    const chunk = await claimChunk(db, delivery.data)
    if (chunk?.jobId === jobId) return { delivery, chunk }
    await queue.complete(chunkQueue, delivery)
  }
}
