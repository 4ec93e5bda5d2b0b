import { randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Share } from '#contract/entities/share.ts'
import { limits } from '#contract/limits.ts'
import type { UserActor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import { jobShares } from '#server/jobs/jobs.tables.ts'
import { lockOwnJob } from '#server/jobs/lock-own-job.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'
import { isOpen, shapeShare } from './shares.queries.ts'

/**
 * Creates a link that lets anybody view an own job for this many days. Its token cannot be read again: only its hash is stored. Refuses
 * `not_found`, `job_running` and `too_many_shares`.
 */
export async function shareJob(
  db: Database,
  actor: UserActor,
  { jobId, days }: { jobId: number; days: number },
): Promise<Share & { token: string }> {
  const token = randomBytes(32).toString('base64url')
  return await db.transaction(async (tx) => {
    // Two links created at once must not both take the last place.
    await lockOwnJob(tx, { id: actor.userId }, jobId, 'no key update')
    const open = await tx.$count(jobShares, and(eq(jobShares.jobId, jobId), isOpen))
    if (open >= limits.sharesPerJob) throw new Refusal('too_many_shares', { max: limits.sharesPerJob })
    const [share] = await tx
      .insert(jobShares)
      .values({
        jobId,
        tokenHash: hashToken(token),
        expiresAt: sql`now() + make_interval(days => ${days}::int)`,
      })
      .returning()
    const made = shapeShare(share!)
    await recordEvent(tx, actor, { kind: 'share_made', details: { jobId, shareId: made.id, days } })
    return { ...made, token }
  })
}
