import { sql } from 'drizzle-orm'
import type { ChunkRef } from '#server/jobs/chunk-queue.ts'
import { finishIfDone } from '#server/jobs/ending/finish-job.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'

/** Closes a finished chunk, once; closing a job's last chunk settles the job. */
export async function closeChunk(
  tx: Transaction,
  platform: Pick<Platform, 'queue' | 'mailer'>,
  { jobId, number }: ChunkRef,
): Promise<void> {
  // Every writer locks the job before its chunks, which prevents deadlocks.
  await tx.execute(sql`select 1 from jobs where id = ${jobId} for update`)
  const closed = await tx.execute(sql`
    update job_chunks set state = 'done' where job_id = ${jobId} and number = ${number} and state <> 'done'`)
  await tx.execute(
    sql`update jobs set open_chunks = open_chunks - ${closed.rowCount ?? 0} where id = ${jobId}`,
  )
  await finishIfDone(tx, platform, jobId)
}
