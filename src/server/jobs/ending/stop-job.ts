import { sql } from 'drizzle-orm'
import { changedChannel, stopChannel } from '#server/jobs/channels.ts'
import { ownJobs } from '#server/jobs/own-jobs.ts'
import type { Owner } from '#server/platform/caller.ts'
import { column } from '#server/platform/column.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readRows } from '#server/platform/read-rows.ts'
import { allowLongStatements } from '#server/platform/statements/allow-long-statements.ts'
import { settleIfDone } from './settle-job.ts'

/**
 * Stops the caller's running job: images under way finish, nothing else is begun. Returns the job's id, or null when
 * nothing runs. The job ends at once where no chunk is being worked on.
 */
export async function stopJob(platform: Platform, caller: Owner): Promise<number | null> {
  return await platform.db.transaction(async (tx) => {
    await allowLongStatements(tx)
    const rows = await readRows(
      tx,
      { id: column.number },
      sql`
      update jobs set stop_requested = true where ${ownJobs(caller)} and finished_at is null returning id`,
    )
    const jobId = rows[0]?.id
    if (jobId === undefined) return null
    const waiting = await tx.execute(sql`
      update job_chunks set state = 'done' where job_id = ${jobId} and state = 'queued'`)
    await tx.execute(sql`
      update jobs set open_chunks = open_chunks - ${waiting.rowCount ?? 0} where id = ${jobId}`)
    await settleIfDone(tx, platform, jobId)
    await tx.execute(sql`
      select pg_notify(${stopChannel}, ${String(jobId)}), pg_notify(${changedChannel}, ${String(jobId)})`)
    return jobId
  })
}
