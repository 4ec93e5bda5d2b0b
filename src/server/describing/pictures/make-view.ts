import sharp from 'sharp'
import { limits } from '#contract/limits.ts'
import type { PictureFault } from '#contract/picture-faults.ts'
import type { FetchBounds, PictureFetcher } from './create-picture-fetcher.ts'
import { fitInside } from './fit-to-tiles.ts'
import { readPicture } from './read-picture.ts'

/** A WebP of at most 1,280 px an edge, never larger than the picture is. Throws the signal's reason when it aborts. */
export async function makeView(
  fetcher: PictureFetcher,
  url: string,
  signal: AbortSignal,
  bounds: FetchBounds & { maxPixels: number },
): Promise<{ webp: Buffer } | { fault: PictureFault }> {
  const fetched = await fetcher.fetch(url, signal, bounds)
  if ('fault' in fetched) return fetched
  const read = await readPicture(
    fetched.bytes,
    (original) => fitInside(original, limits.viewPixels),
    signal,
    bounds.maxPixels,
  )
  if ('fault' in read) return read
  return { webp: await sharp(read.jpeg).webp({ quality: 80, effort: 2 }).toBuffer() }
}
