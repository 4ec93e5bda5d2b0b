import { and, eq } from 'drizzle-orm'
import { sayNotices } from '#contract/lists/list-notices.ts'
import { allJobsOf, jobs } from '#server/jobs/jobs.tables.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import type { StartedJob } from './write-job.ts'

/** The job that the caller started with this key before, even if it was deleted a moment ago; null if there is none, or no key. */
export async function findStarted(
  db: Database,
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
      listChoice: jobs.listChoice,
    })
    .from(jobs)
    .where(and(allJobsOf(caller), eq(jobs.idempotencyKey, idempotencyKey)))
  if (!job) return null
  const { jobId, totalImages, freeImages, languages, priceCents, listChoice } = job
  const notices = sayNotices(listChoice?.notices, caller.language)
  // At its own price: today's may be another.
  return {
    jobId,
    totalImages,
    languagesCount: languages.length,
    estimatedCost: (totalImages - freeImages) * priceCents,
    ...(notices.length > 0 && { notices }),
  }
}
