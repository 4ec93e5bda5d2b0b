import type { Writable } from 'node:stream'
import { and, desc } from 'drizzle-orm'
import type { UiLanguage } from '#contract/languages.ts'
import { jobs, ofApp, ownJobs } from '#server/jobs/jobs.tables.ts'
import { findJob } from '#server/jobs/reading/find-job.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { shareReads } from '#server/platform/waiting/share-reads.ts'
import type { EventShapes } from './event-shapes.ts'
import type { JobStreams } from './open-job-streams.ts'

/** How many of the latest images a new follower of a running job receives. */
const imagesForNewcomers = 12

interface From {
  jobId: number | undefined
  /** Continues where an earlier stream broke off. */
  lastEventId: number | null
  language: UiLanguage
  events: EventShapes
}

/**
 * Returns a function that finds a job, or the newest one that the caller started in the app, and returns a function that makes an event
 * stream follow it; null if there never was one. Another user's job is `not_found`. Hundreds of concurrent followers share few queries.
 */
export function prepareFollowJob(db: Database, streams: JobStreams) {
  const find = shareReads(
    ({ caller, jobId }: { caller: Caller; jobId: number | undefined }) =>
      `${caller.id} ${caller.isAdmin} ${jobId}`,
    async ({ caller, jobId }) =>
      jobId === undefined ? await newestJob(db, caller) : await findJob(db, caller, jobId),
  )
  return async (
    caller: Caller,
    { jobId, lastEventId, language, events }: From,
  ): Promise<((stream: Writable) => void) | null> => {
    const job = await find({ caller, jobId })
    if (!job) return null
    const done = job.succeeded + job.failed
    const cursor = lastEventId ?? Math.max(0, done - imagesForNewcomers)
    const from = { language, events, cursor: Math.min(cursor, done) }
    return (stream) => streams.follow(caller, job.id, from, stream)
  }
}

async function newestJob(db: Database, caller: Caller) {
  const [job] = await db
    .select()
    .from(jobs)
    .where(and(ownJobs(caller), ofApp))
    .orderBy(desc(jobs.id))
    .limit(1)
  return job
}
