import type { PictureFault } from '#contract/picture-faults.ts'
import { encodeThumbnail } from './encode-thumbnail.ts'
import { fitToTiles } from './fit-to-tiles.ts'
import { flattenPixels } from './flatten-pixels.ts'
import { readPixels } from './read-pixels.ts'
import { openaiTiling, type Tiling } from './tilings.ts'

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
  tiling: Tiling = openaiTiling,
  signal: AbortSignal = new AbortController().signal,
): Promise<NormalPicture | { fault: PictureFault }> {
  const read = await readPixels(file, (original) => fitToTiles(original, tiling), signal)
  if ('fault' in read) return read
  const { width, height } = read.pixels
  // Flattened twice, because a clone of sharp's copies all pixels on the main thread.
  const [jpeg, thumbnail] = await Promise.all([
    flattenPixels(read.pixels).jpeg({ quality: 85 }).toBuffer(),
    encodeThumbnail(read.pixels),
  ])
  return { jpeg, thumbnail, width, height }
}
