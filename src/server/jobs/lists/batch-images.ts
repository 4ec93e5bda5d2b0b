import type { FilesOfSet } from '#contract/file-alt-texts.ts'
import { createImageReader, type ImageChoice, type KeptRow } from './read-images.ts'
import { type ImageBatch, type JobOfImages, openBatch } from './write-batch.ts'

const rowsABatch = 2_000
// A row may be a million characters long.
const charactersABatch = 1_000_000

/** Makes batches for the database of a list's rows, however many of these come at a time. Refuses as `createImageReader` says. */
export async function* batchImages(
  rows: AsyncIterable<KeptRow[]>,
  choice: ImageChoice,
  job: JobOfImages,
  set: FilesOfSet | null = null,
): AsyncGenerator<ImageBatch> {
  const reader = createImageReader(choice, set)
  let batch = openBatch(job)
  let images = 0
  let characters = 0
  for await (const some of rows) {
    for (const image of reader.read(some)) {
      batch.add(image)
      images += 1
      characters += image.row.source.length
    }
    if (images >= rowsABatch || characters >= charactersABatch) {
      yield batch.close(reader.sum())
      batch = openBatch(job)
      images = 0
      characters = 0
    }
    if (reader.isFull()) break
  }
  yield batch.close(reader.sum())
}
