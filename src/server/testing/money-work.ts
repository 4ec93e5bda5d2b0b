import { pricePerImage } from '#contract/pricing.ts'
import { type ChunkRef, chunkQueue } from '#server/jobs/chunk-queue.ts'
import { type ClaimedChunk, claimChunk } from '#server/jobs/claim-chunk.ts'
import { finishChunk } from '#server/jobs/finish-chunk.ts'
import { type Outcome, recordOutcome } from '#server/jobs/record-outcome.ts'
import { attempt, count, type JobTally, type MoneyWorld } from './money-world.ts'

export interface WorkWishes {
  /** At most so many. */
  chunks: number
  /** One bit for each image: whether it succeeds. */
  successes: number
  /** How many workers have each outcome at once. */
  copies: number
  diesBefore: 'record' | 'finish' | 'never'
}

/** Works as a worker does, without looking at pictures. Returns whether there was anything to do. */
export async function workOnChunks(world: MoneyWorld, wishes: WorkWishes): Promise<boolean> {
  const { platform } = world.site
  for (let done = 0; done < wishes.chunks; done++) {
    const fetched = await attempt(world, () => platform.queue.fetch<ChunkRef>(chunkQueue))
    const delivery = fetched.end === 'done' ? fetched.value[0] : undefined
    if (!delivery) return done > 0
    const claimed = await attempt(world, () => claimChunk(platform.db, delivery.data))
    if (claimed.end !== 'done') continue
    const chunk = claimed.value
    if (!chunk) {
      await attempt(world, () => platform.queue.complete(chunkQueue, delivery))
      continue
    }
    if (wishes.diesBefore === 'record') continue
    const isDecided = await recordOutcomes(world, chunk, wishes)
    if (wishes.diesBefore === 'finish' || !isDecided) continue
    await attempt(world, () => finishChunk(platform, chunk, delivery))
    count(world.book, 'chunk finished')
  }
  return true
}

/** Returns false where an answer was cut off: the chunk is left to whoever takes it up again. */
async function recordOutcomes(
  world: MoneyWorld,
  chunk: ClaimedChunk,
  { successes, copies }: WorkWishes,
): Promise<boolean> {
  const tally = tallyOf(world, chunk)
  let isDecided = true
  await Promise.all(
    chunk.images.flatMap(({ position, filename }) =>
      Array.from({ length: copies }, async (_, copy) => {
        // Who does the same image at the same time comes to another end.
        const isSuccess = ((successes >> (position % 4)) & 1) !== copy % 2
        const counted = await attempt(world, () =>
          recordOutcome(
            world.site.platform.pool,
            { jobId: chunk.jobId, position, filename },
            isSuccess ? described : failed,
          ),
        )
        if (counted.end === 'unknown') {
          isDecided = false
          if (isSuccess) tally.perhaps.add(position)
        }
        if (counted.end !== 'done' || !counted.value) return
        if (tally.known.has(position)) {
          throw new Error(`image ${position} of job ${chunk.jobId} counted twice`)
        }
        tally.known.set(position, isSuccess)
      }),
    ),
  )
  return isDecided
}

function tallyOf({ book }: MoneyWorld, { jobId, wishes }: ClaimedChunk): JobTally {
  const tally = book.jobs.get(jobId) ?? {
    priceCents: pricePerImage(wishes.languages.length),
    known: new Map(),
    perhaps: new Set(),
  }
  book.jobs.set(jobId, tally)
  return tally
}

const described: Outcome = {
  outcome: 'described',
  interpretation: '',
  languageVersions: { de: { altText: 'Bild', description: 'Ein Bild.' } },
  keywords: [],
  usedKeywords: [],
  unusedKeywords: [],
  thumbnail: Buffer.from('webp'),
  provider: 'anthropic',
  model: 'model',
  purpose: 'informative',
  decorativeReason: '',
  breaches: [],
}
const failed: Outcome = { outcome: 'failed', fault: { code: 'damaged' }, keywords: [], thumbnail: null }
