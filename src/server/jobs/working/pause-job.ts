import { sql } from 'drizzle-orm'
import type { JobReason } from '#contract/words/job-words.ts'
import { type ChunkRef, chunkQueue, type Delivery, toQueued } from '#server/jobs/chunk-queue.ts'
import { failJob } from '#server/jobs/ending/fail-job.ts'
import { column } from '#server/platform/columns.ts'
import { within } from '#server/platform/open-queue.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readRows } from '#server/platform/read-rows.ts'
import { isLost } from '#server/platform/statements/queue-tables.ts'
import { orderEvent } from '#server/webhooks/order-event.ts'
import { closeChunk } from './close-chunk.ts'

/**
 * Pauses a job because no provider can or may be asked: the job says why it waits, and the chunk is queued again for later. If every key is
 * refused, waiting does not help: the job ends with what is done. A stopped job ends instead of waiting.
 */
export async function pauseJob(
  platform: Platform,
  chunk: ChunkRef & { level: number },
  delivery: Delivery,
  pause: { reason?: JobReason; retryAfterMs: number },
): Promise<void> {
  const reason = pause.reason ?? 'providers_down'
  await platform.db.transaction(async (tx) => {
    const rows = await readRows(
      tx,
      {
        userId: column.number,
        isTest: column.boolean,
        webhookId: column.nullable(column.number),
        webhookUrl: column.nullable(column.text),
        stopRequested: column.boolean,
        wasPaused: column.boolean,
      },
      sql`
      select user_id as "userId", is_test as "isTest", webhook_id as "webhookId", webhook_url as "webhookUrl", stop_requested as "stopRequested", status = 'paused' as "wasPaused" from jobs
      where id = ${chunk.jobId} and finished_at is null for update`,
    )
    const completed = await platform.queue.complete(chunkQueue, delivery, null, within(tx))
    if (isLost(completed)) return
    const [job] = rows
    if (!job) return
    if (job.stopRequested) {
      await closeChunk(tx, platform, chunk)
      return
    }
    if (reason === 'keys_refused') {
      await failJob(tx, platform, chunk.jobId, reason, { code: 'key_refused' })
      return
    }
    await tx.execute(sql`
      update jobs set status = 'paused', reason = ${reason},
        -- The hours without a provider and those without a budget are counted separately.
        paused_since = case when 'unpaid_calls' in (${reason}, reason) then now() else coalesce(paused_since, now()) end
      where id = ${chunk.jobId}`)
    if (!job.wasPaused)
      await orderEvent(
        tx,
        { id: job.userId, isTest: job.isTest },
        { event: 'job.paused', data: { jobId: chunk.jobId, reason } },
        job,
      )
    if (reason === 'unpaid_calls') platform.metrics.boundsReached.inc({ bound: 'unpaidCallsPerUser' })
    await tx.execute(sql`
      update job_chunks set state = 'queued' where job_id = ${chunk.jobId} and number = ${chunk.number}`)
    await platform.queue.insert(
      chunkQueue,
      [{ ...toQueued({ ...chunk, ownerId: job.userId }), startAfter: Math.ceil(pause.retryAfterMs / 1000) }],
      within(tx),
    )
  })
}
