import { and, eq, isNull } from 'drizzle-orm'
import { jobs } from '#server/jobs/jobs.tables.ts'
import { refuseWithoutKeys } from '#server/jobs/keys/refuse-without-keys.ts'
import { ownJobs } from '#server/jobs/own-jobs.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { violatedConstraint } from '#server/platform/violated-constraint.ts'
import { type NewJob, type StartedJob, writeJob } from './write-job.ts'

/**
 * Starts the job that `prepare` puts together, or answers the one that was started with the same `idempotencyKey` by the
 * same caller before. Refuses what `refuseWithoutKeys`, `prepare` and `writeJob` refuse, and `job_already_running`.
 */
export async function startOnce(
  platform: Platform,
  caller: Caller,
  idempotencyKey: string | null,
  prepare: () => Promise<NewJob>,
): Promise<StartedJob> {
  const earlier = await findStarted(platform, caller, idempotencyKey)
  if (earlier) return earlier
  await refuseWithoutKeys(platform, caller)
  const job = await prepare()
  try {
    return await platform.db.transaction((tx) =>
      writeJob(tx, platform, { userId: caller.id, idempotencyKey, job }),
    )
  } catch (error) {
    return await answerConflict(platform, caller, idempotencyKey, error)
  }
}

async function findStarted(
  { db }: Platform,
  caller: Caller,
  idempotencyKey: string | null,
): Promise<StartedJob | null> {
  if (idempotencyKey === null) return null
  const [job] = await db
    .select({
      jobId: jobs.id,
      totalImages: jobs.totalImages,
      freeImages: jobs.freeImages,
      languages: jobs.languages,
      priceCents: jobs.priceCents,
    })
    .from(jobs)
    .where(and(ownJobs(caller), eq(jobs.idempotencyKey, idempotencyKey)))
  if (!job) return null
  const { jobId, totalImages, freeImages, languages, priceCents } = job
  // At its own price: another one may be asked by now.
  return {
    jobId,
    totalImages,
    languagesCount: languages.length,
    estimatedCost: (totalImages - freeImages) * priceCents,
  }
}

/** Two starts at once: the database let one through. The other gets that one's answer, or a refusal. */
async function answerConflict(
  platform: Platform,
  caller: Caller,
  idempotencyKey: string | null,
  error: unknown,
): Promise<StartedJob> {
  const constraint = violatedConstraint(error)
  if (constraint !== 'jobs_idempotency_key' && constraint !== 'jobs_one_running_per_user') throw error
  const first = await findStarted(platform, caller, idempotencyKey)
  if (first) return first
  const [running] = await platform.db
    .select({ jobId: jobs.id })
    .from(jobs)
    .where(and(ownJobs(caller), isNull(jobs.finishedAt)))
  throw new Refusal('job_already_running', { jobId: running?.jobId })
}
