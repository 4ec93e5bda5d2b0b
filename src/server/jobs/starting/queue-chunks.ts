import { sql } from 'drizzle-orm'
import { chunkQueue, toQueued } from '#server/jobs/chunk-queue.ts'
import { jobs } from '#server/jobs/jobs.tables.ts'
import { nextLevelOf, rebalanceQueue } from '#server/jobs/rebalance-queue.ts'
import { column } from '#server/platform/columns.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { type Queue, within } from '#server/platform/open-queue.ts'
import { readRows } from '#server/platform/read-rows.ts'
import { copyRows } from '#server/platform/statements/copy-rows.ts'
import { createBinaryRows } from '#server/platform/statements/create-binary-rows.ts'
import { type ChunkPlan, planChunks } from './plan-chunks.ts'

const queuedPerInsert = 1_000
const copyChunks =
  'copy job_chunks (job_id, number, first_position, last_position, images, level) from stdin (format binary)'
const chunkColumns = 6

/**
 * Divides a job into chunks and queues them, in the transaction that creates the job: in turn with the owner's other jobs, and with those
 * of others from the level that is being served. Returns the number of chunks.
 */
export async function queueChunks(
  tx: Transaction,
  queue: Queue,
  { jobId, userId }: { jobId: number; userId: number },
): Promise<number> {
  const ownLevel = await nextLevelOf(tx, userId)
  const firstLevel = ownLevel ?? (await servedLevel(tx))
  const chunks = planChunks(await openPositions(tx, jobId), await measuredRate(tx), firstLevel)
  await copyRows(tx, copyChunks, writeChunks(jobId, chunks))
  for (let start = 0; start < chunks.length; start += queuedPerInsert) {
    const some = chunks.slice(start, start + queuedPerInsert)
    await queue.insert(
      chunkQueue,
      some.map(({ number, level }) => toQueued({ jobId, number, level, ownerId: userId })),
      within(tx),
    )
  }
  await tx.update(jobs).set({ openChunks: chunks.length }).where(sql`${jobs.id} = ${jobId}`)
  if (ownLevel !== null) await rebalanceQueue(tx, userId, firstLevel)
  return chunks.length
}

function writeChunks(jobId: number, chunks: readonly ChunkPlan[]): Uint8Array {
  const rows = createBinaryRows(chunkColumns)
  for (const { number, firstPosition, lastPosition, images, level } of chunks) {
    rows.beginRow()
    for (const value of [jobId, number, firstPosition, lastPosition]) rows.int4(value)
    rows.int2(images)
    rows.int4(level)
  }
  return rows.end()
}

/** The images to describe, and decided ones whose copies are still to be made, ascending. */
async function openPositions(tx: Transaction, jobId: number): Promise<number[]> {
  // As one value: reading a hundred thousand rows would cost many times as much.
  const rows = await readRows(
    tx,
    { positions: column.list(column.number) },
    sql`
    select coalesce(array_agg(position order by position), '{}') as positions from (
      select distinct coalesce(follows, position) as position from job_images
      where job_id = ${jobId} and state = 'pending') as open`,
  )
  return rows[0]?.positions ?? []
}

/** Images per second of the last finished job; null if there is none. */
async function measuredRate(tx: Transaction): Promise<number | null> {
  const rows = await readRows(
    tx,
    { rate: column.nullable(column.number) },
    sql`
    select (succeeded + failed) / greatest(extract(epoch from finished_at - started_at), 0.1)::float8 as rate
    from jobs where finished_at is not null and started_at is not null and succeeded > 0
    order by finished_at desc limit 1`,
  )
  return rows[0]?.rate ?? null
}

/** The level that is being served: a new job starts there, neither ahead of nor behind running jobs. */
async function servedLevel(tx: Transaction): Promise<number> {
  // Ignores paused jobs, which fall behind: a job that started at their level would make everybody else wait until it has caught up.
  const rows = await readRows(
    tx,
    { level: column.nullable(column.number) },
    sql`
    select min(chunk.level) as level
    from job_chunks chunk join jobs on jobs.id = chunk.job_id and jobs.status <> 'paused'
    where chunk.state <> 'done'`,
  )
  return rows[0]?.level ?? 0
}
