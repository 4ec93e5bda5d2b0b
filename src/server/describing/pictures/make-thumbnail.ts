import type { PictureFault } from '#contract/picture-faults.ts'
import { freeBody } from '#server/platform/network/free-body.ts'
import type { FetchBounds, PictureFetcher } from './create-picture-fetcher.ts'
import { encodeThumbnail, fitThumbnail, shrinkToThumbnail } from './encode-thumbnail.ts'
import { readPicture } from './read-picture.ts'

/** A WebP of at most 320 px an edge for the preview before a job. Throws the signal's reason when it aborts. */
export async function makeThumbnail(
  fetcher: PictureFetcher,
  url: string,
  signal: AbortSignal,
  bounds: FetchBounds & { maxPixels: number },
): Promise<{ webp: Buffer } | { fault: PictureFault }> {
  const fetched = await fetcher.fetch(url, signal, bounds)
  if ('fault' in fetched) return fetched
  const read = await readPicture(fetched.bytes, fitThumbnail, signal, bounds.maxPixels).finally(() =>
    freeBody(fetched.bytes),
  )
  if ('fault' in read) return read
  return { webp: await encodeThumbnail(await shrinkToThumbnail(read)) }
}
