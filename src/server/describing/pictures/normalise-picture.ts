import type { PictureFault } from '#contract/picture-faults.ts'
import type { Tiling } from '#server/describing/tiling.ts'
import { encodeThumbnail } from './encode-thumbnail.ts'
import { fitToTiles } from './fit-to-tiles.ts'
import { readPicture } from './read-picture.ts'

export interface NormalPicture {
  /** What the provider gets: the smallest that serves its tiling, sRGB, nothing transparent, no metadata. */
  jpeg: Buffer
  /** WebP of at most 320 px an edge. */
  thumbnail: Buffer
  /** Of the JPEG. */
  width: number
  height: number
}

/** Makes one plain JPEG and a thumbnail out of whatever the file is. Throws the signal's reason when it aborts. */
export async function normalisePicture(
  file: Buffer,
  tiling: Tiling,
  signal: AbortSignal = new AbortController().signal,
): Promise<NormalPicture | { fault: PictureFault }> {
  const read = await readPicture(file, (original) => fitToTiles(original, tiling), signal)
  if ('fault' in read) return read
  const { jpeg, width, height } = read
  // Of the JPEG: pixels that pass through this process are megabytes of garbage, a picture each.
  return { jpeg, thumbnail: await encodeThumbnail(read), width, height }
}
