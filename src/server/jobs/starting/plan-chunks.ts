export interface ChunkPlan {
  number: number
  firstPosition: number
  lastPosition: number
  images: number
  level: number
}

const secondsOfWork = 3
const smallest = 1
const largest = 25
/** A short list is spread over this many chunks, so that all workers can take part. */
const spread = 8

/**
 * Cuts the images at `positions`, ascending, into chunks of a few seconds of work each, 1 to 25 images by the measured rate.
 * A chunk's level is `firstLevel` plus the images of its job before it: jobs that run side by side get as many images
 * done each, whoever came first and however large their chunks are.
 */
export function planChunks(
  positions: readonly number[],
  imagesPerSecond: number | null,
  firstLevel: number,
): ChunkPlan[] {
  const total = positions.length
  const byRate = imagesPerSecond === null ? largest : Math.round(imagesPerSecond * secondsOfWork)
  const size = Math.max(smallest, Math.min(largest, byRate, Math.ceil(total / spread)))
  return Array.from({ length: Math.ceil(total / size) }, (_, number) => {
    const own = positions.slice(number * size, (number + 1) * size)
    return {
      number,
      // Safe: no chunk is empty.
      firstPosition: own[0]!,
      lastPosition: own.at(-1)!,
      images: own.length,
      level: firstLevel + number * size,
    }
  })
}
