import { type ChunkRef, chunkQueue, type Delivery } from '#server/jobs/chunk-queue.ts'
import { type ClaimedChunk, claimChunk } from '#server/jobs/working/claim-chunk.ts'
import { completeDelivery } from '#server/jobs/working/complete-delivery.ts'
import { copyToRepeats, LeftBehind, processImage, type StoryWorker, write } from './money-images.ts'
import { attempt, count, type MoneyWorld } from './money-world.ts'
import type { WorkRules } from './work-rules.ts'

const chunksAtOnce = 3

/** Works as a worker does, without looking at pictures. */
export async function workOnChunks(world: MoneyWorld, rules: WorkRules): Promise<void> {
  if (rules.takesOver) await takeOver(world)
  const worker: StoryWorker = { world, rules, writesLeft: rules.diesAfter ?? Number.POSITIVE_INFINITY }
  let chunksLeft = rules.chunks
  const lane = async () => {
    while (chunksLeft > 0 && worker.writesLeft > 0) {
      chunksLeft -= 1
      if (!(await fetchAndWork(worker))) return
    }
  }
  // Nobody may still be at it when a failure is told.
  const ends = await Promise.allSettled(Array.from({ length: chunksAtOnce }, lane))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  if (worker.writesLeft <= 0) count(world.book, 'worker died')
}

/** As when hearts no longer beat, or are not heard. */
async function takeOver(world: MoneyWorld): Promise<void> {
  const back = await attempt(world, () =>
    world.site.platform.pool.query(
      `update pgboss.job set state = 'retry', retry_count = retry_count + 1 where name = $1 and state = 'active'`,
      [chunkQueue],
    ),
  )
  if (back.end === 'done' && back.value.rowCount) count(world.book, 'chunks taken over')
}

/** Returns false when there is nothing to do. */
async function fetchAndWork(worker: StoryWorker): Promise<boolean> {
  const { world } = worker
  const fetched = await attempt(world, () => world.site.platform.queue.fetch<ChunkRef>(chunkQueue))
  const delivery = fetched.end === 'done' ? fetched.value[0] : undefined
  if (!delivery) return false
  try {
    await processChunk(worker, delivery)
  } catch (error) {
    if (!(error instanceof LeftBehind)) throw error
  }
  return true
}

async function processChunk(worker: StoryWorker, delivery: Delivery): Promise<void> {
  const { world, rules } = worker
  const { platform } = world.site
  const chunk = await write(worker, () => claimChunk(platform.db, delivery.data))
  if (!chunk) {
    await write(worker, () => platform.queue.complete(chunkQueue, delivery))
    return
  }
  const ends = await Promise.allSettled(workIn(worker, chunk, rules.copies))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  await write(worker, () => completeDelivery(platform, chunk, delivery))
  count(world.book, 'chunk finished')
}

function workIn(worker: StoryWorker, chunk: ClaimedChunk, copies: number): Promise<void>[] {
  if (chunk.originals.length > 0) count(worker.world.book, 'chunk with copies left to make')
  return Array.from({ length: copies }, (_, copy) => [
    ...chunk.originals.map((original) => copyToRepeats(worker, chunk, original, original)),
    ...chunk.images.map((image) => processImage(worker, chunk, image, copy)),
  ]).flat()
}
