import type { PictureFault } from '#contract/picture-faults.ts'
import type { FileNotes } from '#server/describing/file-notes.ts'
import type { Tiling } from '#server/describing/tiling.ts'
import type { PictureFetcher } from './create-picture-fetcher.ts'
import { freeBody } from './free-body.ts'
import { normalisePicture } from './normalise-picture.ts'

/** A picture as a provider gets it. */
export interface OpenPicture {
  jpeg: Buffer
  /** WebP. */
  thumbnail: Buffer
  /** What its file says of it. */
  notes: FileNotes | null
}

/**
 * Fetches a picture and makes of it what a provider with this tiling is sent: the same bytes mean the same question.
 * Throws the signal's reason when it aborts.
 */
export async function openPicture(
  fetcher: PictureFetcher,
  url: string,
  tiling: Tiling,
  signal: AbortSignal,
): Promise<OpenPicture | { fault: PictureFault }> {
  const fetched = await fetcher.fetch(url, signal)
  if ('fault' in fetched) return fetched
  return normalisePicture(fetched.bytes, tiling, signal).finally(() => freeBody(fetched.bytes))
}
