import { sql } from 'drizzle-orm'
import { changedChannel } from '#server/jobs/channels.ts'
import { chunkQueue, isOfChunk, toQueued } from '#server/jobs/chunk-queue.ts'
import { failJob } from '#server/jobs/ending/fail-job.ts'
import { finishIfDone } from '#server/jobs/ending/finish-job.ts'
import { column } from '#server/platform/columns.ts'
import { within } from '#server/platform/open-queue.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readRows } from '#server/platform/read-rows.ts'
import { allowLongStatements } from '#server/platform/statements/allow-long-statements.ts'
import { hasUnfinished } from '#server/platform/statements/queue-tables.ts'

// Any fixed number works; it only has to be the same in every process.
const requeueLock = 4_711_003

// A used-up budget recovers by itself.
const isGivenUp = sql`paused_since < now() - interval '24 hours' and reason is distinct from 'unpaid_calls'`

/**
 * Settles unfinished jobs without open chunks, gives up jobs whose providers were unavailable for 24 hours, and queues chunks that have
 * lost their delivery again. Safe to run in several processes at once.
 */
export async function sweepJobs(platform: Platform): Promise<void> {
  const { db, queue, log } = platform
  const rows = await readRows(
    db,
    { id: column.number },
    sql`
    select id from jobs
    where finished_at is null and (open_chunks = 0 or ${isGivenUp})`,
  )
  for (const { id } of rows) {
    // A job that cannot be settled must not block the release of everybody else's holds.
    await sweepJob(platform, id).catch((error) =>
      log.warn({ err: error, jobId: id }, 'a job could not be swept'),
    )
  }
  await db.transaction(async (tx) => {
    // Two concurrent sweeps would both miss a delivery, and both queue it.
    await tx.execute(sql`select pg_advisory_xact_lock(${requeueLock})`)
    const lost = await readRows(
      tx,
      { jobId: column.number, number: column.number, level: column.number, ownerId: column.number },
      sql`
      select chunk.job_id as "jobId", chunk.number, chunk.level, jobs.user_id as "ownerId"
      from job_chunks chunk join jobs on jobs.id = chunk.job_id and jobs.finished_at is null
      where chunk.state <> 'done' and not ${hasUnfinished(chunkQueue, isOfChunk)}
      limit 1000 for update of chunk skip locked`,
    )
    if (lost.length === 0) return
    await queue.insert(chunkQueue, lost.map(toQueued), within(tx))
  })
}

async function sweepJob(platform: Platform, id: number): Promise<void> {
  await platform.db.transaction(async (tx) => {
    await allowLongStatements(tx)
    // Checked again under the lock: it may have continued in the meantime.
    const paused = await tx.execute(sql`
      select 1 from jobs where id = ${id} and ${isGivenUp} for update`)
    if (paused.rowCount) await failJob(tx, platform, id, 'given_up', { code: 'ai_unavailable' })
    else await finishIfDone(tx, platform, id)
    await tx.execute(sql`select pg_notify(${changedChannel}, ${String(id)})`)
  })
}
