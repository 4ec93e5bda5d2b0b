import { sql } from 'drizzle-orm'
import type { ImageSum } from '#server/jobs/lists/read-images.ts'
import type { ImageBatch, ImageColumns } from '#server/jobs/lists/write-batch.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { type CopiedImage, copyDescribed } from './copy-described.ts'

export interface InsertedBatch extends ImageBatch {
  /** Which of these images get the texts of earlier ones. */
  copies?: CopiedImage[]
}

interface Payment {
  countsRepeatsOnce: boolean
  /** Beyond so many that cost something, images are counted and not written: the job will be refused. */
  payAtMost: number
}

/** Writes the images of a job, batch by batch. Refuses `no_rows`, `none_missing`, and what the reading of the batches refuses. */
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
    await insertBatch(tx, jobId, batch.columns)
    await copyDescribed(tx, jobId, batch.copies ?? [])
  }
  if (sum.total === 0) throw new Refusal(sum.carried > 0 ? 'none_missing' : 'no_rows')
  return sum
}

/** How many of the images cost something if all succeed. */
export function countPayable(sum: ImageSum, { countsRepeatsOnce }: { countsRepeatsOnce: boolean }): number {
  return sum.total - sum.copied - (countsRepeatsOnce ? sum.repeats : 0)
}

async function insertBatch(tx: Transaction, jobId: number, columns: ImageColumns): Promise<void> {
  await tx.execute(sql`
    insert into job_images (job_id, position, url, filename, context, wishes, source, done_number, state, fault,
      done_at, follows, language_versions)
    select ${jobId}, position, url, filename, context, wishes::jsonb, source, done_number, state,
      case when fault is not null then jsonb_build_object('code', fault) end,
      case when done_number is not null then now() end, follows, texts::jsonb
    from unnest(
      ${sql.param(columns.positions)}::int[], ${sql.param(columns.urls)}::text[],
      ${sql.param(columns.filenames)}::text[], ${sql.param(columns.contexts)}::text[],
      ${sql.param(columns.wishes)}::json[], ${sql.param(columns.sources)}::json[],
      ${sql.param(columns.doneNumbers)}::int[], ${sql.param(columns.states)}::text[],
      ${sql.param(columns.faults)}::text[], ${sql.param(columns.follows)}::int[], ${sql.param(columns.texts)}::json[]
    ) as list (position, url, filename, context, wishes, source, done_number, state, fault, follows, texts)`)
}
