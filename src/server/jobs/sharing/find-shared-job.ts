import { and, eq, sql } from 'drizzle-orm'
import { presentUserIds } from '#server/accounts/users/users.queries.ts'
import { isThere, jobShares, jobs } from '#server/jobs/jobs.tables.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'
import { isOpen } from './shares.queries.ts'

/**
 * The job that a link opens. Refuses `not_found` if it has expired, was revoked or never existed, the job is deleted, or its owner
 * suspended, without revealing which.
 */
export async function findSharedJob(db: Database, token: string) {
  const [job] = await db
    .select({
      id: jobs.id,
      kind: jobs.kind,
      userId: jobs.userId,
      shareId: jobShares.id,
      filename: jobs.filename,
      languages: jobs.languages,
      createdAt: jobs.createdAt,
      described: jobs.succeeded,
      carried: jobs.carried,
      failed: jobs.failed,
      totalImages: jobs.totalImages,
      finishedAt: jobs.finishedAt,
      expiresAt: jobShares.expiresAt,
    })
    .from(jobShares)
    .innerJoin(jobs, eq(jobs.id, jobShares.jobId))
    .where(
      and(
        eq(jobShares.tokenHash, hashToken(token)),
        isOpen,
        isThere,
        sql`${jobs.userId} in (${presentUserIds()})`,
      ),
    )
  if (!job) throw new Refusal('not_found')
  return job
}
