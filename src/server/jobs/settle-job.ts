import { sql } from 'drizzle-orm'
import type { JobReason } from '#contract/job-words.ts'
import type { Transaction } from '#server/platform/open-database.ts'

/**
 * Ends a job that has no open chunk left: pending images of a stopped job are marked as not processed, and the
 * job is completed, or failed when every image failed, for the given reason. Doing it twice changes nothing. Returns whether it ended now.
 * Callers hold the lock on the job's row, so exactly one of them settles.
 */
export async function settleIfDone(
  tx: Transaction,
  jobId: number,
  failedBecause: JobReason = 'all_images_failed',
): Promise<boolean> {
  const { rows } = await tx.execute<{ total: number; failed: number }>(sql`
    select total_images as total, failed from jobs
    where id = ${jobId} and finished_at is null and open_chunks = 0 for update`)
  const job = rows[0]
  if (!job) return false
  await tx.execute(sql`
    update job_images set state = 'skipped', fault = '{"code":"stopped"}'
    where job_id = ${jobId} and state = 'pending'`)
  const hasFailed = job.failed === job.total
  await tx.execute(sql`
    update jobs set status = ${hasFailed ? 'failed' : 'completed'}, finished_at = now(), current_file = '',
      paused_since = null,
      reason = ${hasFailed ? failedBecause : null}
    where id = ${jobId}`)
  return true
}
