import type { ImageSum } from '#server/jobs/lists/read-images.ts'
import { type ImageBatch, imageColumns } from '#server/jobs/lists/write-batch.ts'
import { type CopiedImage, copyDescribed } from '#server/jobs/outcomes/copy-described.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { copyRows } from '#server/platform/statements/copy-rows.ts'

export interface InsertedBatch extends ImageBatch {
  /** Which of these images get the texts of earlier ones. */
  copies?: CopiedImage[]
}

const copyImages = `copy job_images (${imageColumns.join(', ')}) from stdin (format binary)`

interface Payment {
  countsRepeatsOnce: boolean
  /** Beyond this many images with a cost, images are counted and not written: the job will be refused. */
  payAtMost: number
}

/** Writes the images of a job, batch by batch. Refuses `no_rows`, `none_missing`, and what reading the batches refuses. */
export async function insertImages(
  tx: Transaction,
  jobId: number,
  batches: AsyncIterable<InsertedBatch>,
  payment: Payment,
): Promise<ImageSum> {
  let sum: ImageSum = { rows: 0, total: 0, failed: 0, repeats: 0, copied: 0, carried: 0 }
  for await (const batch of batches) {
    sum = batch.sum
    if (countPayable(sum, payment) > payment.payAtMost) continue
    await copyRows(tx, copyImages, batch.rows)
    await copyDescribed(tx, jobId, batch.copies ?? [])
  }
  if (sum.total === 0) throw new Refusal(sum.carried > 0 ? 'none_missing' : 'no_rows')
  return sum
}

/** How many of the images cost something if all succeed. */
export function countPayable(sum: ImageSum, { countsRepeatsOnce }: { countsRepeatsOnce: boolean }): number {
  return sum.total - sum.copied - (countsRepeatsOnce ? sum.repeats : 0)
}
