import { sql } from 'drizzle-orm'
import type { JobReason } from '#contract/words/job-words.ts'
import { addToTotals } from '#server/accounts/users/add-to-totals.ts'
import { sendBalanceAlerts } from '#server/credits/send-balance-alerts.ts'
import { settleHold } from '#server/credits/settle-hold.ts'
import { countPaidImages } from '#server/jobs/costs/count-paid-images.ts'
import { sumProviderCosts } from '#server/jobs/costs/sum-provider-costs.ts'
import { isUnretryable } from '#server/jobs/is-undescribed.ts'
import { nextLevelOf, rebalanceQueue } from '#server/jobs/rebalance-queue.ts'
import { storedBytesOf } from '#server/jobs/stored-bytes.ts'
import { column } from '#server/platform/columns.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readRows } from '#server/platform/read-rows.ts'
import { orderEvent } from '#server/webhooks/order-event.ts'
import { notifyOwner } from './notify-owner.ts'
import { proposeRegenerated } from './propose-regenerated.ts'

/**
 * Finishes a job without open chunks: pending images of a stopped job become not processed, and the job becomes completed, or failed for
 * the given reason if every image failed. Charges described images and releases the rest of the hold, adds to the owner's totals, and
 * notifies the owner. Idempotent. Returns whether the job ended now. Callers have locked the job's row, so exactly one of them settles it.
 */
export async function finishIfDone(
  tx: Transaction,
  platform: Pick<Platform, 'queue' | 'mailer'>,
  jobId: number,
  failedBecause: JobReason = 'all_images_failed',
): Promise<boolean> {
  const rows = await readRows(
    tx,
    {
      userId: column.number,
      isTest: column.boolean,
      webhookId: column.nullable(column.number),
      webhookUrl: column.nullable(column.text),
      filename: column.text,
      total: column.number,
      succeeded: column.number,
      free: column.number,
      failed: column.number,
      priceCents: column.number,
      isStopped: column.boolean,
      regenerates: column.nullable(column.number),
      translatesFrom: column.nullable(column.text),
    },
    sql`
    select user_id as "userId", is_test as "isTest", webhook_id as "webhookId", webhook_url as "webhookUrl", filename, total_images as total, succeeded, failed, free_successes as free,
      price_cents as "priceCents", stop_requested and succeeded + failed < total_images as "isStopped", regenerates,
      translates_from as "translatesFrom"
    from jobs where id = ${jobId} and finished_at is null and open_chunks = 0 for update`,
  )
  const job = rows[0]
  if (!job) return false
  await tx.execute(sql`
    update job_images set state = 'skipped', fault = '{"code":"stopped"}'
    where job_id = ${jobId} and state = 'pending'`)
  const reason = job.failed === job.total ? failedBecause : null
  await tx.execute(sql`
    update jobs set status = ${reason ? 'failed' : 'completed'}, finished_at = now(),
      paused_since = null, reason = ${reason}, stored_bytes = ${storedBytesOf(jobId)},
      unretryable = (select count(*) from job_images where job_id = ${jobId} and ${sql.raw(isUnretryable)})
    where id = ${jobId}`)
  const { userId, isTest, filename, total, succeeded, priceCents, isStopped, regenerates, translatesFrom } =
    job
  if (regenerates !== null) await proposeRegenerated(tx, { jobId, regenerates, translatesFrom })
  // The owner's other jobs take over its turns.
  const level = await nextLevelOf(tx, userId)
  if (level !== null) await rebalanceQueue(tx, userId, level)
  const event = reason ? 'job.failed' : isStopped ? 'job.stopped' : 'job.completed'
  await orderEvent(tx, { id: userId, isTest }, { event, data: { jobId } }, job)
  // Test data has no part in money and totals, and its owner follows it by API.
  if (isTest) return true
  const charged = succeeded - job.free
  await settleHold(tx, { jobId, userId, images: charged, priceCents })
  await sendBalanceAlerts(tx, platform, userId)
  if (succeeded > 0) await addToTotals(tx, userId, { images: succeeded, cents: charged * priceCents })
  await sumProviderCosts(tx, jobId)
  await countPaidImages(tx, userId, charged)
  const told = { jobId: regenerates ?? jobId, filename, succeeded, total }
  await notifyOwner(tx, platform, { userId, ...told, isStopped, reason })
  return true
}
