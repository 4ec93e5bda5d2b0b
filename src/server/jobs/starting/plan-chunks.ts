export interface ChunkPlan {
  number: number
  firstPosition: number
  lastPosition: number
  images: number
  level: number
}

const secondsOfWork = 3
const largest = 25
/** A chunk is at most one of this many parts of what is left, so that all workers can share a short list, and the end of a long one. */
const spread = 8

/**
 * Divides the images at `positions`, ascending, into chunks of a few seconds of work each, 1 to 25 images by the measured rate, and fewer
 * towards the end: otherwise one worker would still process the last chunk while the others are idle. A chunk's level is `firstLevel` plus
 * the images of its job before it: concurrent jobs make equal progress, whichever started first and however large their chunks are.
 */
export function planChunks(
  positions: readonly number[],
  imagesPerSecond: number | null,
  firstLevel: number,
): ChunkPlan[] {
  const total = positions.length
  const byRate = imagesPerSecond === null ? largest : Math.round(imagesPerSecond * secondsOfWork)
  const most = Math.max(1, Math.min(largest, byRate))
  const chunks: ChunkPlan[] = []
  for (let before = 0; before < total; ) {
    const size = Math.min(most, Math.ceil((total - before) / spread))
    const own = positions.slice(before, before + size)
    chunks.push({
      number: chunks.length,
      // Safe: no chunk is empty.
      firstPosition: own[0]!,
      lastPosition: own.at(-1)!,
      images: own.length,
      level: firstLevel + before,
    })
    before += size
  }
  return chunks
}
