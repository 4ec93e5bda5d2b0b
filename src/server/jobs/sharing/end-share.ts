import { and, eq, sql } from 'drizzle-orm'
import type { UserActor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import { jobShares, jobs, ownJobs } from '#server/jobs/jobs.tables.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** Revokes a link to an own job. Refuses `not_found`. */
export async function endShare(
  db: Database,
  actor: UserActor,
  { jobId, shareId }: { jobId: number; shareId: number },
): Promise<void> {
  const isOwn = sql`exists (select 1 from ${jobs} where ${jobs.id} = ${jobId} and ${ownJobs({ id: actor.userId })})`
  await db.transaction(async (tx) => {
    const { rowCount } = await tx
      .delete(jobShares)
      .where(and(eq(jobShares.id, shareId), eq(jobShares.jobId, jobId), isOwn))
    if (!rowCount) throw new Refusal('not_found')
    await recordEvent(tx, actor, { kind: 'share_ended', details: { jobId, shareId } })
  })
}
