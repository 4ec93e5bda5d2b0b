import type { RowWishes } from '#contract/lists/columns/row-wishes.ts'
import { riskOf } from '#contract/text-rules.ts'
import { createBinaryRows } from '#server/platform/statements/create-binary-rows.ts'
import type { ImageSum, ReadImage } from './read-images.ts'

/** Images as the database takes them, and what was read up to the last of them. */
export interface ImageBatch {
  /** Rows of `imageColumns` in the binary form of COPY. */
  rows: Uint8Array<ArrayBuffer>
  sum: ImageSum
}

/** The job that images are written for. */
export interface JobOfImages {
  jobId: number
  /** When its transaction began: microseconds since 2000 in UTC, as the database counts. */
  beganAt: number
}

/** Columns of `job_images`, in the order in which they are written. */
export const imageColumns = [
  'job_id',
  'position',
  'url',
  'filename',
  'context',
  'wishes',
  'source',
  'done_number',
  'state',
  'fault',
  'done_at',
  'follows',
  'language_versions',
  'list_row',
  'list_place',
  'breaches',
  'risk',
  'regenerates',
]

export function writeBatch(images: readonly ReadImage[], sum: ImageSum, job: JobOfImages): ImageBatch {
  const batch = openBatch(job)
  for (const image of images) batch.add(image)
  return batch.close(sum)
}

/** A batch that is written image by image, so that none of them has to be kept. */
export function openBatch({ jobId, beganAt }: JobOfImages) {
  const rows = createBinaryRows(imageColumns.length)
  return {
    add(image: ReadImage): void {
      rows.beginRow()
      rows.int4(jobId)
      rows.int4(image.position)
      rows.text(image.url)
      rows.text(image.filename)
      rows.text(image.context)
      rows.jsonb(writeWishes(image.row.wishes))
      rows.text(image.row.source)
      rows.int4(image.doneNumber)
      rows.text(image.state)
      rows.jsonb(image.fault === null ? null : JSON.stringify({ code: image.fault }))
      rows.moment(image.doneNumber === null ? null : beganAt)
      rows.int4(image.follows)
      rows.jsonb(image.texts)
      rows.int4(image.row.row)
      rows.int2(image.row.place)
      rows.jsonb(image.breaches && JSON.stringify(image.breaches))
      rows.int2(riskOf(image.breaches ?? []))
      rows.int4(image.row.regenerates ?? null)
    },
    close: (sum: ImageSum): ImageBatch => ({ rows: rows.end(), sum }),
  }
}

function writeWishes(wishes: RowWishes): string | null {
  return Object.keys(wishes).length === 0 ? null : JSON.stringify(wishes)
}
