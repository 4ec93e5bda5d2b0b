import type { RowWishes } from '#contract/lists/row-wishes.ts'
import { binaryArray } from './binary-array.ts'
import type { ImageSum, ReadImage } from './read-images.ts'

/** Images as the database takes them, and what was read up to the last of them. */
export interface ImageBatch {
  columns: ImageColumns
  sum: ImageSum
}

/** Columns of `job_images`, each an array in PostgreSQL's binary form, a value for each image. */
export type ImageColumns = ReturnType<typeof writeColumns>

export function writeBatch(images: readonly ReadImage[], sum: ImageSum): ImageBatch {
  return { columns: writeColumns(images), sum }
}

function writeColumns(images: readonly ReadImage[]) {
  const text = (pick: (image: ReadImage) => string | null) => binaryArray('text', images.map(pick))
  const number = (pick: (image: ReadImage) => number | null) => binaryArray('int4', images.map(pick))
  return {
    positions: number(({ position }) => position),
    urls: text(({ url }) => url),
    filenames: text(({ filename }) => filename),
    contexts: text(({ context }) => context),
    wishes: binaryArray(
      'json',
      images.map(({ row }) => writeWishes(row.wishes)),
    ),
    sources: binaryArray(
      'json',
      images.map(({ row }) => row.source),
    ),
    doneNumbers: number(({ doneNumber }) => doneNumber),
    states: text(({ state }) => state),
    faults: text(({ fault }) => fault),
    follows: number(({ follows }) => follows),
    texts: binaryArray(
      'json',
      images.map(({ texts }) => texts),
    ),
  }
}

function writeWishes(wishes: RowWishes): string | null {
  return Object.keys(wishes).length === 0 ? null : JSON.stringify(wishes)
}
