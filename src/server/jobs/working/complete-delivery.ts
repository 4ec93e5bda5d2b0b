import { type ChunkRef, chunkQueue, type Delivery } from '#server/jobs/chunk-queue.ts'
import { within } from '#server/platform/open-queue.ts'
import type { Platform } from '#server/platform/platform.ts'
import { allowLongStatements } from '#server/platform/statements/allow-long-statements.ts'
import { closeChunk } from './close-chunk.ts'

/** Closes a chunk whose images are decided, in the same transaction as its delivery. */
export async function completeDelivery(
  platform: Platform,
  chunk: ChunkRef,
  delivery: Delivery,
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    // The last one settles the job.
    await allowLongStatements(tx)
    await closeChunk(tx, platform, chunk)
    await platform.queue.complete(chunkQueue, delivery, null, within(tx))
  })
}
