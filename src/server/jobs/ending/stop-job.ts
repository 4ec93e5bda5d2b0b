import { eq, type SQL, sql } from 'drizzle-orm'
import { changedChannel, stopChannel } from '#server/jobs/channels.ts'
import { jobs, ofApp, ownJobs } from '#server/jobs/jobs.tables.ts'
import type { Owner } from '#server/platform/caller.ts'
import { column } from '#server/platform/columns.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readRows } from '#server/platform/read-rows.ts'
import { allowLongStatements } from '#server/platform/statements/allow-long-statements.ts'
import { finishIfDone } from './finish-job.ts'

/**
 * Stops the job that the caller started in the app, if it is not finished: images in progress finish, nothing else is started. Returns the
 * job's id, or null if none is running. The job ends at once if no chunk is being processed.
 */
export async function stopJob(platform: Platform, caller: Owner): Promise<number | null> {
  return await stopAmong(platform, caller, ofApp)
}

/** Like `stopJob`, for one own job, whatever started it. Does nothing for a finished job or another user's. */
export async function stopJobById(platform: Platform, caller: Owner, jobId: number): Promise<void> {
  await stopAmong(platform, caller, eq(jobs.id, jobId))
}

/** At most one of these is running. */
async function stopAmong(platform: Platform, caller: Owner, some: SQL): Promise<number | null> {
  return await platform.db.transaction(async (tx) => {
    await allowLongStatements(tx)
    const rows = await readRows(
      tx,
      { id: column.number },
      sql`
      update jobs set stop_requested = true where ${ownJobs(caller)} and ${some} and finished_at is null returning id`,
    )
    const jobId = rows[0]?.id
    if (jobId === undefined) return null
    const waiting = await tx.execute(sql`
      update job_chunks set state = 'done' where job_id = ${jobId} and state = 'queued'`)
    await tx.execute(sql`
      update jobs set open_chunks = open_chunks - ${waiting.rowCount ?? 0} where id = ${jobId}`)
    await finishIfDone(tx, platform, jobId)
    await tx.execute(sql`
      select pg_notify(${stopChannel}, ${String(jobId)}), pg_notify(${changedChannel}, ${String(jobId)})`)
    return jobId
  })
}
