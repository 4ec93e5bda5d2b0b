import type { Readable } from 'node:stream'
import { desc } from 'drizzle-orm'
import type { UiLanguage } from '#contract/languages.ts'
import { jobs } from '#server/jobs/jobs.tables.ts'
import { ownJobs } from '#server/jobs/own-jobs.ts'
import { findJob } from '#server/jobs/reading/find-job.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import type { JobStreams } from './open-job-streams.ts'

/** How many of the last images somebody sees who comes into a running job. */
const imagesForNewcomers = 12

/**
 * The event stream of a job, or of the caller's newest job; null when there never was one. `lastEventId` continues
 * where an earlier stream broke off. Somebody else's job is `not_found`.
 */
export async function followJob(
  db: Database,
  streams: JobStreams,
  caller: Caller,
  from: { jobId: number | undefined; lastEventId: number | null; language: UiLanguage },
): Promise<Readable | null> {
  const job = from.jobId === undefined ? await newestJob(db, caller) : await findJob(db, caller, from.jobId)
  if (!job) return null
  const done = job.succeeded + job.failed
  const cursor = from.lastEventId ?? Math.max(0, done - imagesForNewcomers)
  return streams.follow(caller, job.id, from.language, Math.min(cursor, done))
}

async function newestJob(db: Database, caller: Caller) {
  const [job] = await db.select().from(jobs).where(ownJobs(caller)).orderBy(desc(jobs.id)).limit(1)
  return job
}
