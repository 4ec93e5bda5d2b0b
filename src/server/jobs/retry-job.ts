import { and, eq, sql } from 'drizzle-orm'
import type { Caller } from '#server/platform/caller.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { FoundJob } from './find-job.ts'
import type { KeptRow } from './insert-images.ts'
import { jobs } from './jobs.tables.ts'
import { readUndescribed } from './read-undescribed.ts'
import { startOnce } from './start-once.ts'
import type { StartedJob } from './write-job.ts'

/**
 * Starts a job of those rows of an own job that have no texts, with the same choices and at the price of today. The same
 * `idempotencyKey` of the same caller answers the first job again. Refuses `job_running`, `nothing_to_retry`, what
 * `startOnce` refuses, and of a job that is not the caller's `not_found`.
 */
export async function retryJob(
  platform: Platform,
  caller: Caller,
  jobId: number,
  idempotencyKey: string | null,
): Promise<StartedJob> {
  return await startOnce(platform, caller, idempotencyKey, async () => {
    const job = await findRetryable(platform.db, caller, jobId)
    return {
      filename: job.filename,
      listKind: job.listKind,
      columns: job.columns,
      format: job.format,
      languages: job.languages,
      promptType: job.promptType,
      customPrompt: job.customPrompt,
      countsRepeatsOnce: job.countsRepeatsOnce,
      maxImages: null,
      carryInto: null,
      readRows: (tx) => readRowsOf(tx, job.id),
    }
  })
}

async function findRetryable(db: Database, caller: Caller, jobId: number): Promise<FoundJob> {
  const [job] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, jobId), eq(jobs.userId, caller.id)))
  if (!job) throw new Refusal('not_found')
  if (!job.finishedAt) throw new Refusal('job_running')
  if (job.succeeded === job.totalImages) throw new Refusal('nothing_to_retry')
  return job
}

async function* readRowsOf(tx: Transaction, jobId: number): AsyncGenerator<KeptRow[]> {
  // Deleted between two batches, the old job would leave the new one half of its rows.
  const { rowCount } = await tx.execute(sql`select from jobs where id = ${jobId} for key share`)
  if (!rowCount) throw new Refusal('not_found')
  yield* readUndescribed(tx, jobId)
}
