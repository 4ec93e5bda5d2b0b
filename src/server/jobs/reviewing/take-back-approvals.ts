import { and, eq, sql } from 'drizzle-orm'
import { limits } from '#contract/limits.ts'
import { riskOf } from '#contract/text-rules.ts'
import { jobImages } from '#server/jobs/jobs.tables.ts'
import { lockOwnJob } from '#server/jobs/lock-own-job.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { allowLongStatements } from '#server/platform/statements/allow-long-statements.ts'

/** A slow connection must not cost the user the undo that was offered. */
const graceMs = 20_000

/** Revokes the approvals that `approveImages` made with this timestamp. Refuses what `lockOwnJob` refuses, and `undo_too_late`. */
export async function takeBackApprovals(
  db: Database,
  caller: Pick<Caller, 'id'>,
  jobId: number,
  approvedAt: Date,
): Promise<{ images: number }> {
  return await db.transaction(async (tx) => {
    await allowLongStatements(tx)
    await lockOwnJob(tx, caller, jobId)
    if (Date.now() - approvedAt.getTime() > limits.undoSeconds * 1_000 + graceMs)
      throw new Refusal('undo_too_late')
    const approved = and(eq(jobImages.jobId, jobId), eq(jobImages.approvedAt, approvedAt))
    const images = await tx
      .select({ position: jobImages.position, breaches: jobImages.breaches })
      .from(jobImages)
      .where(approved)
      .orderBy(jobImages.position)
      .for('update')
    const risks = images.map(({ position, breaches }) => ({ position, risk: riskOf(breaches ?? []) }))
    await tx.execute(sql`
      update job_images set approved_at = null, risk = known.risk
      from json_to_recordset(${JSON.stringify(risks)}::json) as known (position int, risk smallint)
      where job_id = ${jobId} and job_images.position = known.position`)
    return { images: images.length }
  })
}
