import { sql } from 'drizzle-orm'
import { column } from '#server/platform/columns.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'
import { joinWaiting, setPriorities } from '#server/platform/statements/queue-tables.ts'
import { chunkQueue, groupOf, isOfChunk } from './chunk-queue.ts'
import { jobs, ownJobs } from './jobs.tables.ts'

/** The queued chunks of an owner's jobs. Those of a paused job keep their place. */
const waitingChunks = (userId: number) => sql`
  job_chunks chunk join ${jobs} on jobs.id = chunk.job_id and ${ownJobs({ id: userId })}
    and jobs.finished_at is null and jobs.status <> 'paused' and chunk.state = 'queued'`

/**
 * The level of an owner's next chunk; null if none is queued. Includes turns left to a job that this transaction ends: otherwise the
 * owner's other jobs would wait for them.
 */
export async function nextLevelOf(tx: Transaction, userId: number): Promise<number | null> {
  const rows = await readRows(
    tx,
    { level: column.nullable(column.number) },
    sql`
    select least(
      (select min(chunk.level) from ${waitingChunks(userId)}),
      (select min(chunk.level) from job_chunks chunk join ${jobs} on jobs.id = chunk.job_id
        and ${ownJobs({ id: userId })} and jobs.finished_at = now() and chunk.attempts = 0)) as level
    where exists (select from ${waitingChunks(userId)})`,
  )
  return rows[0]?.level ?? null
}

/**
 * Reorders the queued chunks of all of an owner's jobs from this level on: the jobs take turns, with the same number of images each, so
 * that five jobs of one owner get as much done together as the single job of another. Call it when a job starts or ends. Takes no lock
 * that it would have to wait for: chunks that another transaction has locked keep their place.
 */
export async function rebalanceQueue(tx: Transaction, userId: number, firstLevel: number): Promise<void> {
  await tx.execute(sql`
    with held as materialized (
      select chunk.job_id, chunk.number, chunk.images, delivery.id as delivery
      from ${waitingChunks(userId)}
      ${joinWaiting(chunkQueue, groupOf(userId), isOfChunk)}
      for update of chunk, delivery skip locked
    ), in_job as (
      select *, sum(images) over (partition by job_id order by number) - images as before_in_job from held
    ), turns as (
      select job_id, number, delivery,
        (${firstLevel}::int + sum(images) over (order by before_in_job, job_id) - images)::int as turn
      from in_job
    ), levels as (
      update job_chunks set level = turns.turn from turns
      where job_chunks.job_id = turns.job_id and job_chunks.number = turns.number
    )
    ${setPriorities(chunkQueue, sql`select delivery as id, -turn as priority from turns`)}`)
}
