import { sql } from 'drizzle-orm'
import type { PictureFault } from '#contract/picture-faults.ts'
import type { JobReason } from '#contract/words/job-words.ts'
import { column } from '#server/platform/columns.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readRows } from '#server/platform/read-rows.ts'
import { finishIfDone } from './finish-job.ts'

/** Ends a job that cannot continue: finished images stay and are settled, every other image fails with the fault. */
export async function failJob(
  tx: Transaction,
  platform: Pick<Platform, 'queue' | 'mailer'>,
  jobId: number,
  reason: JobReason,
  fault: PictureFault,
): Promise<void> {
  const rows = await readRows(
    tx,
    { done: column.number },
    sql`
    select succeeded + failed as done from jobs where id = ${jobId} and finished_at is null for update`,
  )
  const job = rows[0]
  if (!job) return
  const failed = await tx.execute(sql`
    update job_images set state = 'failed', fault = ${JSON.stringify(fault)}::jsonb, done_at = now(),
      done_number = ${job.done}::int + pending.place
    from (
      select position, row_number() over (order by position)::int as place from job_images
      where job_id = ${jobId} and state = 'pending'
    ) as pending
    where job_images.job_id = ${jobId} and job_images.position = pending.position`)
  await tx.execute(sql`update job_chunks set state = 'done' where job_id = ${jobId}`)
  await tx.execute(sql`
    update jobs set failed = failed + ${failed.rowCount ?? 0}, open_chunks = 0
    where id = ${jobId}`)
  await finishIfDone(tx, platform, jobId, reason)
}
