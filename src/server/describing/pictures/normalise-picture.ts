import type { PictureFault } from '#contract/picture-faults.ts'
import type { FileNotes } from '#server/describing/file-notes.ts'
import type { Tiling } from '#server/describing/tiling.ts'
import { encodeThumbnail, shrinkToThumbnail } from './encode-thumbnail.ts'
import { fitFinely, fitToTiles } from './fit-to-tiles.ts'
import { holdsType } from './holds-type.ts'
import { readFileNotes } from './metadata/read-file-notes.ts'
import { type ReadPicture, readPicture } from './read-picture.ts'

export interface NormalPicture {
  /** What the provider gets: the smallest that serves its tiling, sRGB, nothing transparent, no metadata. */
  jpeg: Buffer
  /** WebP of at most 320 px an edge. */
  thumbnail: Buffer
  /** What the file says of the picture; null: nothing. */
  notes: FileNotes | null
  /** The file lacks its last bytes. */
  isIncomplete: boolean
  /** Of the JPEG. */
  width: number
  height: number
}

/**
 * Makes one plain JPEG and a thumbnail out of whatever the file is; what holds small type stays as large as the provider looks
 * at. Throws the signal's reason when it aborts.
 */
export async function normalisePicture(
  file: Buffer,
  tiling: Tiling,
  signal: AbortSignal = new AbortController().signal,
): Promise<NormalPicture | { fault: PictureFault }> {
  const read = await readPicture(file, (original) => fitToTiles(original, tiling), signal)
  if ('fault' in read) return read
  // Of the JPEG: pixels that pass through this process are garbage, and those of the JPEG would be megabytes a picture.
  const small = await shrinkToThumbnail(read)
  const isFiner = fitFinely(read.original, tiling).width > read.width
  const fine = isFiner && holdsType(small) ? await readFinely(file, tiling, signal) : read
  if ('fault' in fine) return fine
  const { jpeg, width, height } = fine
  return {
    jpeg,
    thumbnail: await encodeThumbnail(small),
    notes: readFileNotes(read.notes),
    isIncomplete: read.isIncomplete,
    width,
    height,
  }
}

/** Opens the file once more: hardly one picture in ten holds type, and all others would have to be made large first. */
function readFinely(
  file: Buffer,
  tiling: Tiling,
  signal: AbortSignal,
): Promise<ReadPicture | { fault: PictureFault }> {
  return readPicture(file, (original) => fitFinely(original, tiling), signal)
}
